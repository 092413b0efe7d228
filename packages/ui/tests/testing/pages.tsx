/** Pages with real parts of the kit, to test the drivers. Each page records the values that it gets. */
import { useState, type ReactNode } from 'react';
import {
  Accordion,
  AccordionItem,
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  ContactForm,
  CookieNotice,
  createToastQueue,
  DateField,
  Dialog,
  DialogContent,
  FaqAccordion,
  FileField,
  HeaderMenus,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  NewsletterForm,
  NumberField,
  PeriodSwitch,
  PricingCards,
  Radio,
  RadioGroup,
  RapportProvider,
  Select,
  SignInForm,
  SignUpForm,
  SiteHeader,
  Slider,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  Toaster,
  type PricingCardsContent,
} from '../../src/index.ts';
import { Form } from '../../src/forms/index.ts';
import { he } from '../../src/words/he.ts';

/** The values that the page has recorded, for the tests to read. */
declare global {
  var got: unknown[];
}
globalThis.got = [];
const note = (what: unknown) => void globalThis.got.push(what);

const userTypes = [
  { value: 'personal', label: 'For myself', hint: 'One person.' },
  { value: 'team', label: 'For a team', hint: 'Everyone you invite.' },
] as const;

/** A service that rejects one known address, and fails for another. */
const signUp = async (values: { email: string }) => {
  note(values);
  if (values.email === 'taken@example.com')
    return { status: 'invalid', fields: { email: 'This address has an account' } } as const;
  if (values.email === 'down@example.com')
    return { status: 'error', message: 'The service is down' } as const;
  if (values.email === 'slow@example.com') return new Promise<never>(() => {});
  return { status: 'success', message: 'Welcome' } as const;
};

const prices: PricingCardsContent = {
  title: 'Plans',
  periods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', note: '2 months free' },
  ],
  plans: [
    {
      title: 'Basic',
      price: '$10',
      period: 'per month',
      prices: { yearly: { price: '$100', period: 'per year' } },
      features: ['One seat'],
      action: { label: 'Get started', onClick: () => note('Basic') },
    },
    {
      title: 'Team',
      price: '$30',
      period: 'per month',
      prices: { yearly: { price: '$300', period: 'per year' } },
      features: ['Ten seats'],
      action: { label: 'Get started', onClick: () => note('Team') },
    },
  ],
};

/** Every kind of field, in a form without rules. */
const Fields = () => (
  <Form
    aria-label="Everything"
    onSubmit={(event) => {
      // The page records the file when it is chosen, because jsdom leaves it out here.
      const data = [...new FormData(event.currentTarget)];
      note(data.filter(([name]) => name !== 'resume'));
    }}
  >
    <TextField label="Nickname" name="nickname" />
    <NumberField label="Seats" name="seats" />
    <DateField label="Start" name="start" />
    <Slider label="Volume" name="volume" />
    <Select label="Country" name="country">
      <option value="pt">Portugal</option>
      <option value="de">Germany</option>
    </Select>
    <Combobox
      label="City"
      name="city"
      options={[
        { value: 'lis', label: 'Lisbon' },
        { value: 'por', label: 'Porto' },
      ]}
    />
    <RadioGroup legend="Size" name="size">
      <Radio value="s" label="Small" />
      <Radio value="l" label="Large" />
    </RadioGroup>
    <CheckboxGroup legend="Topics" name="topics" defaultValue={['art']}>
      <Checkbox value="art" label="Art" />
      <Checkbox value="food" label="Food" />
      <Checkbox value="tech" label="Tech" />
    </CheckboxGroup>
    <Checkbox label="I accept the terms" name="terms" />
    <Switch label="Send me news" name="news" defaultChecked />
    <FileField
      label="Résumé"
      name="resume"
      onValueChange={(files) => note(files.map((file) => file.name))}
    />
    <Button type="submit">Send</Button>
  </Form>
);

const queue = createToastQueue();

const Cookies = () => {
  const [open, setOpen] = useState(true);
  return (
    <CookieNotice
      open={open}
      onValueChange={(choice) => {
        note(choice);
        setOpen(false);
      }}
      content={{
        categories: [
          { name: 'stats', label: 'Statistics', hint: 'What is read.' },
          { name: 'ads', label: 'Advertising' },
        ],
      }}
    />
  );
};

const entries = [
  { id: 1, question: 'What does it cost?', answer: 'Nothing for a month.' },
  { id: 2, question: 'Can I cancel?', answer: 'Yes, any time.' },
];

export const pages = {
  signUp: (
    <SignUpForm headingLevel={2} content={{ userTypes }} onSubmit={signUp} errorSummary="top" />
  ),
  hebrew: (
    <RapportProvider words={he}>
      <SignUpForm content={{ userTypes }} onSubmit={signUp} />
    </RapportProvider>
  ),
  forms: (
    <>
      <SignInForm onSubmit={signUp} />
      <ContactForm onSubmit={signUp} />
      <NewsletterForm onSubmit={signUp} />
      <NewsletterForm onSubmit={signUp} content={{ title: 'For brands' }} />
    </>
  ),
  fields: <Fields />,
  questions: (
    <>
      <FaqAccordion content={{ title: 'Questions', entries }} />
      <FaqAccordion
        content={{
          title: 'More questions',
          entries: [{ id: 3, question: 'Why?', answer: 'Why not?' }],
        }}
      />
    </>
  ),
  accordion: (
    <Accordion>
      <AccordionItem value="one" title="Shipping">
        Three days.
      </AccordionItem>
    </Accordion>
  ),
  prices: (
    <PricingCards content={prices}>
      <PeriodSwitch content={prices} />
    </PricingCards>
  ),
  dialog: (
    <Dialog defaultOpen>
      <DialogContent
        title="Remove the draft?"
        text="It can’t be undone."
        footer={<Button onClick={() => note('removed')}>Yes, remove</Button>}
      />
    </Dialog>
  ),
  overlays: (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button>More</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => note('copied')}>Copy</MenuItem>
          <MenuItem
            onSelect={() =>
              queue.show({
                title: 'Archived',
                text: 'It is in the archive.',
                action: { label: 'Undo', altText: 'Undo', onClick: () => note('undone') },
              })
            }
          >
            Archive
          </MenuItem>
        </MenuContent>
      </Menu>
      <Toaster queue={queue} />
    </>
  ),
  tabs: (
    <Tabs defaultValue="one">
      <TabList label="Views">
        <Tab value="one">List</Tab>
        <Tab value="two">Board</Tab>
      </TabList>
      <TabPanel value="one">A list</TabPanel>
      <TabPanel value="two">A board</TabPanel>
    </Tabs>
  ),
  header: (
    <SiteHeader
      content={{
        home: { label: 'Acme', href: '#' },
        navLabel: 'Main',
        menuLabel: 'Menu',
        closeLabel: 'Close',
        actions: [{ label: 'Sign up', onClick: () => note('sign up') }],
      }}
      navigation={
        <HeaderMenus
          content={{
            entries: [
              { label: 'Product', links: [{ label: 'Tour', href: '#tour' }] },
              { label: 'Prices', href: '#prices' },
            ],
          }}
        />
      }
    />
  ),
  cookies: <Cookies />,
} satisfies Record<string, ReactNode>;

export type PageName = keyof typeof pages;

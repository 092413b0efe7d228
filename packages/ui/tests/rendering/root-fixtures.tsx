/**
 * Fixtures for the root test: components that neither their `Default` nor their `Playground` story
 * renders alone, each in the smallest context that it needs. Other components need no entry here.
 */
import type { ReactNode } from 'react';
import * as kit from '../../src/index.ts';
import type { PlainStory } from './preview.tsx';

type Props = Record<string, unknown>;
type WithProps = (props: Props) => ReactNode;
type Name = keyof typeof kit;

const parts: Record<string, unknown> = kit;

/** The content of a part that needs content. */
const said = ({ children }: Props, otherwise: ReactNode = 'One') =>
  (children as ReactNode) ?? otherwise;

const queue = kit.createToastQueue();
queue.show({ title: 'Saved', duration: Infinity });

const dialogWith = (props: Props, children: ReactNode = null) => (
  <kit.Dialog defaultOpen>
    <kit.DialogContent title="Title" aria-describedby={undefined} {...props}>
      {children}
    </kit.DialogContent>
  </kit.Dialog>
);

const menuWith = (children: ReactNode, props: Props = {}) => (
  <kit.Menu defaultOpen>
    <kit.MenuTrigger asChild>
      <kit.Button>Open</kit.Button>
    </kit.MenuTrigger>
    <kit.MenuContent {...props}>{children}</kit.MenuContent>
  </kit.Menu>
);

const popoverWith = (props: Props, children: ReactNode = null) => (
  <kit.Popover defaultOpen>
    <kit.PopoverTrigger asChild>
      <kit.Button>Open</kit.Button>
    </kit.PopoverTrigger>
    <kit.PopoverContent title="Title" {...props}>
      {children}
    </kit.PopoverContent>
  </kit.Popover>
);

/** An idle form and its text. */
const form = {
  form: {
    busy: false,
    attempt: 0,
    isShown: () => true,
    form: {
      onSubmit: () => Promise.resolve(),
      onFirstInteraction: () => {},
      onChange: () => {},
      onBlur: () => {},
    },
    spoken: '',
    status: { errors: [], outcome: null, live: undefined },
  },
  content: {
    title: 'Title',
    submitLabel: 'Send',
    submitBusyLabel: 'Sending...',
    severalErrors: 'Several',
    noScript: 'Needs JavaScript.',
    unexpected: 'Failed: {message}',
    unknownError: 'Unknown error',
    notLoaded: 'Not loaded',
  },
};

const inTabs = (children: ReactNode) => <kit.Tabs defaultValue="one">{children}</kit.Tabs>;

const fixtures: Partial<Record<Name, WithProps>> = {
  AnchorNav: (props) => <kit.AnchorNav links={[]} {...props} />,
  AccordionItem: (props) => (
    <kit.Accordion>
      <kit.AccordionItem value="one" title="One" {...props} />
    </kit.Accordion>
  ),
  CheckboxGroup: (props) => (
    <kit.CheckboxGroup legend="Which?" {...props}>
      <kit.Checkbox value="one" label="One" />
    </kit.CheckboxGroup>
  ),
  ChipToggle: (props) => <kit.ChipToggle {...props}>{said(props)}</kit.ChipToggle>,
  DescriptionItem: (props) => (
    <kit.DescriptionList>
      <kit.DescriptionItem label="Name" {...props}>
        {said(props)}
      </kit.DescriptionItem>
    </kit.DescriptionList>
  ),
  DialogClose: (props) =>
    dialogWith(
      {},
      <kit.DialogClose asChild {...props}>
        <kit.Button>Close</kit.Button>
      </kit.DialogClose>,
    ),
  DialogContent: (props) => dialogWith(props, said(props, null)),
  DialogTrigger: (props) => (
    <kit.Dialog>
      <kit.DialogTrigger asChild {...props}>
        <kit.Button>Open</kit.Button>
      </kit.DialogTrigger>
    </kit.Dialog>
  ),
  Divider: (props) => <kit.Divider {...props} />,
  DrawerContent: (props) => (
    <kit.Drawer defaultOpen>
      <kit.DrawerContent title="Title" aria-describedby={undefined} {...props} />
    </kit.Drawer>
  ),
  ErrorList: (props) => <kit.ErrorList errors={[{ message: 'Wrong' }]} {...props} />,
  ErrorSummary: (props) => <kit.ErrorSummary errors={[{ message: 'Wrong' }]} {...props} />,
  FieldError: (props) => <kit.FieldError id="error" {...props} />,
  FieldHint: (props) => <kit.FieldHint id="hint" {...props} />,
  FormStatus: (props) => (
    <kit.FormStatus outcome={{ status: 'success', message: 'Sent' }} {...props} />
  ),
  FormBand: (props) => (
    <kit.FormBand {...props} {...form}>
      {null}
    </kit.FormBand>
  ),
  FormPanel: (props) => (
    <kit.FormPanel {...props} {...form}>
      {null}
    </kit.FormPanel>
  ),
  ItemList: (props) => (
    <kit.ItemList items={['One']} {...props}>
      {(item) => <li key={item}>{item}</li>}
    </kit.ItemList>
  ),
  LegalDocument: (props) => (
    <kit.LegalDocument
      {...props}
      content={{
        title: 'Rules',
        updated: { label: 'Since', date: 'May 15', dateTime: '2025-05-15' },
        contentsLabel: 'Contents',
        items: [],
      }}
    />
  ),
  ListItem: (props) => (
    <kit.List>
      <kit.ListItem {...props}>{said(props)}</kit.ListItem>
    </kit.List>
  ),
  MenuCheckboxItem: (props) =>
    menuWith(<kit.MenuCheckboxItem {...props}>{said(props)}</kit.MenuCheckboxItem>),
  MenuContent: (props) => menuWith(<kit.MenuItem>One</kit.MenuItem>, props),
  MenuGroup: (props) => menuWith(<kit.MenuGroup label="Group" {...props} />),
  MenuItem: (props) => menuWith(<kit.MenuItem {...props}>{said(props)}</kit.MenuItem>),
  MenuRadioGroup: (props) => menuWith(<kit.MenuRadioGroup label="Group" {...props} />),
  MenuRadioItem: (props) =>
    menuWith(
      <kit.MenuRadioGroup label="Group">
        <kit.MenuRadioItem value="one" {...props}>
          {said(props)}
        </kit.MenuRadioItem>
      </kit.MenuRadioGroup>,
    ),
  MenuSeparator: (props) => menuWith(<kit.MenuSeparator {...props} />),
  MenuTrigger: (props) => (
    <kit.Menu>
      <kit.MenuTrigger asChild {...props}>
        <kit.Button>Open</kit.Button>
      </kit.MenuTrigger>
    </kit.Menu>
  ),
  PopoverClose: (props) =>
    popoverWith(
      {},
      <kit.PopoverClose asChild {...props}>
        <kit.Button>Close</kit.Button>
      </kit.PopoverClose>,
    ),
  PopoverContent: (props) => popoverWith(props, said(props, null)),
  PopoverTrigger: (props) => (
    <kit.Popover>
      <kit.PopoverTrigger asChild {...props}>
        <kit.Button>Open</kit.Button>
      </kit.PopoverTrigger>
    </kit.Popover>
  ),
  PeriodSwitch: (props) => (
    <kit.PeriodSwitch
      {...props}
      content={{ periods: [{ value: 'monthly', label: 'Monthly' }], items: [] }}
    />
  ),
  Radio: (props) => (
    <kit.RadioGroup legend="Which?">
      <kit.Radio value="one" label="One" {...props} />
    </kit.RadioGroup>
  ),
  RadioCard: (props) => (
    <kit.RadioCards legend="Which?">
      <kit.RadioCard value="one" label="One" {...props} />
    </kit.RadioCards>
  ),
  Segment: (props) => (
    <kit.SegmentedControl legend="Which?">
      <kit.Segment value="one" label="One" {...props} />
    </kit.SegmentedControl>
  ),
  SkeletonMask: (props) => <kit.SkeletonMask busy {...props} />,
  SkeletonRegion: (props) => <kit.SkeletonRegion busy skeleton={null} {...props} />,
  SkipLink: (props) => <kit.SkipLink {...props} />,
  Tab: (props) =>
    inTabs(
      <kit.TabList label="Views">
        <kit.Tab value="one" {...props}>
          {said(props)}
        </kit.Tab>
      </kit.TabList>,
    ),
  TabList: (props) => inTabs(<kit.TabList label="Views" {...props} />),
  TabPanel: (props) => inTabs(<kit.TabPanel value="one" {...props} />),
  TimelineItem: (props) => (
    <kit.Timeline>
      <kit.TimelineItem title="One" {...props} />
    </kit.Timeline>
  ),
  Toaster: (props) => <kit.Toaster queue={queue} {...props} />,
  Tooltip: (props) => (
    <kit.Tooltip text="More" defaultOpen {...props}>
      <kit.Button>Open</kit.Button>
    </kit.Tooltip>
  ),
  VisuallyHidden: (props) => <kit.VisuallyHidden {...props} />,
};

/** Components without a root element of their own, and why. */
const rootless: Partial<Record<Name, string>> = {
  Dialog: 'only holds the open state; DialogContent is the visible part',
  JsonLd: 'an invisible script element with data',
  Menu: 'only holds the open state; MenuContent is the visible part',
  Popover: 'only holds the open state; PopoverContent is the visible part',
  RapportProvider: 'only contexts',
};

/** Keyed by component, because one may have two names: DrawerTrigger is DialogTrigger. */
const byComponent = <Value,>(named: Partial<Record<Name, Value>>) =>
  new Map<unknown, Value>(Object.entries(named).map(([name, value]) => [parts[name], value]));

/**
 * Finds how to render each component with a consumer's props.
 *
 * @returns `escaped` names the components without a story, a fixture or an entry in `rootless`.
 */
export function rootsOf(
  components: Record<string, unknown>,
  stories: ReadonlyMap<string, PlainStory>,
) {
  const known = byComponent(fixtures);
  const without = byComponent(rootless);
  // The Playground renders its part alone; so does a `Default`, where one part is showcase enough.
  const alone = new Map<unknown, WithProps>(
    ['Playground', 'Default'].flatMap((kind) =>
      [...stories].flatMap(([name, { component, withProps }]) =>
        name.endsWith(` ${kind}`) && withProps ? [[component, withProps] as const] : [],
      ),
    ),
  );
  const reached: [string, WithProps][] = [];
  const escaped: string[] = [];
  for (const [name, component] of Object.entries(components)) {
    if (!/^[A-Z]/.test(name) || without.has(component)) continue;
    const withProps = known.get(component) ?? alone.get(component);
    if (withProps) reached.push([name, withProps]);
    else escaped.push(name);
  }
  return { reached, escaped };
}

import {
  Button,
  CookieNotice,
  createToastQueue,
  Dialog,
  DialogContent,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  SignUpForm,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Toaster,
} from '@rapport/ui';
import { cookieNotice, dialog, menu, signUpForm, tabs, toast } from '@rapport/ui/testing';
import { render } from '@testing-library/react';

test('a form asks for what is missing, then creates one account', async () => {
  const created: string[] = [];
  const { container } = render(
    <SignUpForm
      onSubmit={async ({ email }) => {
        created.push(email);
        return { status: 'success', message: `We wrote to ${email}.` };
      }}
    />,
  );
  const form = signUpForm(container);
  await form.submit();
  expect(await form.errors()).toHaveProperty('email', 'Enter your email address');
  const account = { fullName: 'Ada Byron', email: 'ada@example.com' };
  const password = '{correct} [horse]';
  await form.fill({ ...account, password, confirmPassword: password }).submit();
  expect(await form.message()).toBe('We wrote to ada@example.com.');
  expect(created).toEqual(['ada@example.com']);
});

test('what opens is found and answered', async () => {
  const chosen: unknown[] = [];
  const queue = createToastQueue();
  const { container } = render(
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button>More</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => void queue.show({ title: 'Archived' })}>Archive</MenuItem>
        </MenuContent>
      </Menu>
      <Toaster queue={queue} />
      <Tabs defaultValue="one">
        <TabList label="Views">
          <Tab value="one">List</Tab>
          <Tab value="two">Board</Tab>
        </TabList>
        <TabPanel value="one">A list</TabPanel>
        <TabPanel value="two">A board</TabPanel>
      </Tabs>
      <CookieNotice
        open
        onValueChange={(choice) => void chosen.push(choice)}
        content={{ items: [{ name: 'stats', label: 'Statistics', hint: 'What is read.' }] }}
      />
    </>,
  );
  await menu(container).choose('Archive');
  expect(await toast(container).text()).toBe('Archived');
  expect(await tabs(container).choose('Board').text()).toBe('A board');
  await cookieNotice(container).allow(['Statistics']);
  expect(chosen).toEqual([{ necessary: true, stats: true }]);
});

test('a dialog is answered', async () => {
  const chosen: string[] = [];
  const { container } = render(
    <Dialog defaultOpen>
      <DialogContent
        title="Remove the draft?"
        footer={<Button onClick={() => chosen.push('removed')}>Yes, remove</Button>}
      />
    </Dialog>,
  );
  const question = dialog(container);
  await question.choose('Yes, remove').close();
  expect(chosen).toEqual(['removed']);
  expect(await question.isOpen()).toBe(false);
});

/** Tests that a hidden invalid field is revealed when it gets focus. */
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  Accordion,
  AccordionItem,
  CheckboxGroup,
  Checkbox,
  Combobox,
  ErrorSummary,
  Form,
  Radio,
  RadioGroup,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from '../../../src/index.ts';

function Kept({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState('first');
  return (
    <Accordion type="single" value={open} onValueChange={setOpen}>
      <AccordionItem value="first" title="First">
        Text
      </AccordionItem>
      <AccordionItem value="second" title="Second">
        {children}
      </AccordionItem>
    </Accordion>
  );
}

const closed = (children: ReactNode) => (
  <Accordion>
    <AccordionItem value="more" title="More">
      {children}
    </AccordionItem>
  </Accordion>
);

const otherTab = (children: ReactNode) => (
  <Tabs defaultValue="one">
    <TabList label="Parts">
      <Tab value="one">One</Tab>
      <Tab value="two">Two</Tab>
    </TabList>
    <TabPanel value="one">Text</TabPanel>
    <TabPanel value="two">{children}</TabPanel>
  </Tabs>
);

const details = (children: ReactNode) => (
  <details>
    <summary>More</summary>
    {children}
  </details>
);

const hiders: Record<string, (field: ReactNode) => ReactNode> = {
  'a closed item of an accordion': closed,
  'an item that the page keeps closed': (field) => <Kept>{field}</Kept>,
  'another tab': otherTab,
  'closed details': details,
  'text that find-in-page can open': (field) => (
    <div ref={(element) => element?.setAttribute('hidden', 'until-found')}>{field}</div>
  ),
  'an item in another tab in details': (field) => details(otherTab(closed(field))),
};

const error = 'Fill this in';
const fields: Record<string, ReactNode> = {
  TextField: <TextField name="a" label="A" error={error} />,
  RadioGroup: (
    <RadioGroup name="a" legend="A" error={error}>
      <Radio value="x" label="X" disabled />
      <Radio value="y" label="Y" />
    </RadioGroup>
  ),
  CheckboxGroup: (
    <CheckboxGroup name="a" legend="A" error={error}>
      <Checkbox value="x" label="X" />
    </CheckboxGroup>
  ),
  Combobox: <Combobox name="a" label="A" options={[]} error={error} />,
};

describe.each(Object.entries(hiders))('in %s', (_where, hide) => {
  test.each(Object.entries(fields))('%s', async (_name, field) => {
    const place = document.body.appendChild(document.createElement('div'));
    const react = createRoot(place);
    onTestFinished(() => {
      react.unmount();
      place.remove();
    });
    const show = (key: string) =>
      react.render(
        <Form key={key} id={key}>
          <ErrorSummary errors={[{ name: 'a', message: error }]} takeFocus={false} />
          {hide(field)}
          <button type="submit">Send</button>
        </Form>,
      );
    const isReached = () => {
      const focused = document.activeElement;
      return Boolean(focused?.closest('.rp-Field, fieldset') && focused.checkVisibility());
    };
    for (const [key, way] of [
      ['submitted', 'button[type=submit]'],
      ['followed', '.rp-ErrorSummary a'],
    ] as const) {
      show(key);
      await expect.poll(() => place.querySelector(`#${key}`)).not.toBeNull();
      expect(isReached()).toBe(false);
      const control = place.querySelector<HTMLElement>(way);
      control?.focus();
      control?.click();
      await expect.poll(isReached).toBe(true);
    }
  });
});

/** Tests that an invalid field that cannot be seen is revealed when a submit or a link leads to it. */
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import {
  Accordion,
  AccordionItem,
  Button,
  ErrorSummary,
  Form,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  useSubmit,
} from '../../src/index.ts';
import { rendered } from './checks/root.tsx';
import { leavePointer, lookAs } from './mount.tsx';

// What opens with a transition can take focus at once.
beforeAll(() => lookAs({ reducedMotion: 'no-preference' }));
afterAll(leavePointer);

const hidden: Record<string, (field: ReactNode) => ReactNode> = {
  'a closed item of an accordion': (field) => (
    <Accordion>
      <AccordionItem value="more" title="More">
        {field}
      </AccordionItem>
    </Accordion>
  ),
  'another tab': (field) => (
    <Tabs defaultValue="one">
      <TabList label="Parts">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
      </TabList>
      <TabPanel value="one">Text</TabPanel>
      <TabPanel value="two">{field}</TabPanel>
    </Tabs>
  ),
  'closed details': (field) => (
    <details>
      <summary>More</summary>
      {field}
    </details>
  ),
};

const schema = z.object({ a: z.string().check(z.minLength(1, 'Fill this in')) });

function Hiding({ part }: { part: (field: ReactNode) => ReactNode }) {
  const { form, field } = useSubmit({ schema, onSubmit: async () => ({ status: 'success' }) });
  return (
    <Form {...form}>
      <ErrorSummary errors={[{ name: 'a', message: 'Fill this in' }]} takeFocus={false} />
      {part(<TextField {...field('a')} label="A" />)}
      <Button type="submit">Send</Button>
    </Form>
  );
}

test.each(
  Object.entries(hidden).flatMap(([where, part]) =>
    ['button[type=submit]', '.rp-ErrorSummary a'].map((way) => [where, way, part] as const),
  ),
)('in %s, by %s', (_where, way, part) =>
  rendered(<Hiding part={part} />, async (place) => {
    const input = place.querySelector('input[name=a]') as HTMLElement;
    expect(input.checkVisibility()).toBe(false);
    await userEvent.click(place.querySelector(way) as Element);
    await expect.poll(() => document.activeElement).toBe(input);
    expect(input.checkVisibility()).toBe(true);
  }),
);

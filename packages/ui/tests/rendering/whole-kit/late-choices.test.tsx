/** Tests that a value waits for a choice that is added later, and is then shown and sent. */
import { createRef, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as kit from '../../../src/index.ts';
import { idle, settled } from '../mount.tsx';

type Props = Record<string, unknown>;
type Render = (props: Props, choices: ReactNode) => ReactElement;

interface Part {
  group: Render;
  choice: (value: string, key: string | number) => ReactNode;
  /** Returns the value of a part in which these choices are selected. */
  valueOf: (chosen: string) => unknown;
}

const one = (chosen: string) => chosen;
const several = (chosen: string) => [chosen];
const option: Part['choice'] = (value, key) => (
  <option key={key} value={value}>
    {value}
  </option>
);
const radio: Part['choice'] = (value, key) => <kit.Radio key={key} value={value} label={value} />;

const parts: Record<string, Part> = {
  Select: {
    group: (props, choices) => (
      <kit.Select label="Field" placeholder="Choose" {...props}>
        {choices}
      </kit.Select>
    ),
    choice: option,
    valueOf: one,
  },
  'Select without a placeholder': {
    group: (props, choices) => (
      <kit.Select label="Field" {...props}>
        {choices}
      </kit.Select>
    ),
    choice: option,
    valueOf: one,
  },
  RadioGroup: {
    group: (props, choices) => (
      <kit.RadioGroup legend="Field" {...props}>
        {choices}
      </kit.RadioGroup>
    ),
    choice: radio,
    valueOf: one,
  },
  RadioCards: {
    group: (props, choices) => (
      <kit.RadioCards legend="Field" {...props}>
        {choices}
      </kit.RadioCards>
    ),
    choice: (value, key) => <kit.RadioCard key={key} value={value} label={value} />,
    valueOf: one,
  },
  SegmentedControl: {
    group: (props, choices) => (
      <kit.SegmentedControl legend="Field" {...props}>
        {choices}
      </kit.SegmentedControl>
    ),
    choice: (value, key) => <kit.Segment key={key} value={value} label={value} />,
    valueOf: one,
  },
  CheckboxGroup: {
    group: (props, choices) => (
      <kit.CheckboxGroup legend="Field" {...props}>
        {choices}
      </kit.CheckboxGroup>
    ),
    choice: (value, key) => <kit.Checkbox key={key} value={value} label={value} />,
    valueOf: several,
  },
};

function Registered({ part, children }: { part: Part; children: ReactNode }) {
  const { register, reset } = useForm({ defaultValues: { field: part.valueOf('fr') } });
  return (
    <>
      {part.group({ ...register('field') }, children)}
      <button type="button" onClick={() => reset()} />
    </>
  );
}

/** The ways to set the value `fr`. */
const givers: Record<string, (part: Part, props: Props, choices: ReactNode) => ReactNode> = {
  defaultValue: (part, props, choices) =>
    part.group({ ...props, defaultValue: part.valueOf('fr') }, choices),
  value: (part, props, choices) => part.group({ ...props, value: part.valueOf('fr') }, choices),
  'register of react-hook-form': (part, _props, choices) => (
    <Registered part={part}>{choices}</Registered>
  ),
};

let give: (choices: ReactNode) => void;
/** Choices with their own state: the control does not render again when they are added. */
function Own() {
  const [choices, setChoices] = useState<ReactNode>(null);
  useLayoutEffect(() => {
    give = setChoices;
  }, []);
  return choices;
}

function open() {
  const form = document.createElement('form');
  document.body.append(form);
  const root = createRoot(form);
  onTestFinished(() => {
    root.unmount();
    form.remove();
  });
  const sent = () => new FormData(form).getAll('field');
  const choose = (value: string) => {
    const select = form.querySelector('select');
    if (!select) form.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
    else {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
        select,
        value,
      );
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  return { form, root, sent, choose };
}

const choicesOf = ({ choice }: Part, values: string[], batch?: number) =>
  values.map((value, index) => choice(value, batch === undefined ? index : `${value}${batch}`));

/** The ways in which choices are added: each step lists the current choices. */
const arrivals: Record<string, { steps: string[][]; renewed?: boolean }> = {
  'all at once': { steps: [[], ['de', 'fr', 'it']] },
  'in parts': { steps: [[], ['de'], ['de', 'it'], ['de', 'it', 'fr']] },
  'in place of others': {
    steps: [
      ['de', 'it'],
      ['es', 'fr', 'it'],
    ],
    renewed: true,
  },
  'in the elements of others': {
    steps: [
      ['de', 'it'],
      ['it', 'fr', 'es'],
    ],
  },
  'once more': {
    steps: [
      ['de', 'fr'],
      ['it', 'de'],
      ['fr', 'it'],
    ],
    renewed: true,
  },
};

describe.each(Object.entries(parts))('%s', (_part, part) => {
  describe.each(Object.entries(givers))('%s', (giver, render) => {
    test.each(Object.entries(arrivals))('choices %s', async (_arrival, { steps, renewed }) => {
      const { form, root, sent } = open();
      const onValueChange = vi.fn<() => void>();
      for (const [batch, values] of steps.entries()) {
        root.render(
          render(
            part,
            { name: 'field', onValueChange },
            choicesOf(part, values, renewed ? batch : undefined),
          ),
        );
        await idle();
        // No choice that nobody made.
        expect(sent().filter(String)).toEqual(values.includes('fr') ? ['fr'] : []);
      }
      // Without a default value, a library's value is lost.
      if (giver !== 'register of react-hook-form') form.reset();
      await settled();
      expect(sent()).toEqual(['fr']);
      expect(onValueChange).not.toHaveBeenCalled();
    });

    test('choices with a state of their own', async () => {
      const { root, sent } = open();
      root.render(render(part, { name: 'field' }, <Own />));
      await idle();
      give(choicesOf(part, ['de', 'fr']));
      await idle();
      expect(sent()).toEqual(['fr']);
    });
  });

  test('a script sets a choice that does not exist yet', async () => {
    const { root, sent } = open();
    const ref = createRef<HTMLElement>();
    root.render(part.group({ name: 'field', ref }, <Own />));
    await idle();
    Object.assign(ref.current as HTMLElement, { value: part.valueOf('fr') });
    give(choicesOf(part, ['de', 'fr']));
    await idle();
    expect(sent()).toEqual(['fr']);
  });

  test('a choice that the visitor makes meanwhile stays until a reset', async () => {
    const { form, root, sent, choose } = open();
    const show = async (...values: string[]) => {
      root.render(
        givers['defaultValue']?.(part, { name: 'field' }, choicesOf(part, values, values.length)),
      );
      await idle();
    };
    await show('de', 'it');
    choose('it');
    await show('de', 'it', 'es');
    expect(sent()).toEqual(['it']);
    await show('de', 'it', 'es', 'fr');
    // A part with several values also keeps the given one.
    expect(sent()).toEqual(part.valueOf === several ? ['it', 'fr'] : ['it']);
    form.reset();
    await settled();
    expect(sent()).toEqual(['fr']);
  });

  test('a reset before the choice exists', async () => {
    const { form, root, sent, choose } = open();
    const show = async (...values: string[]) => {
      root.render(givers['defaultValue']?.(part, { name: 'field' }, choicesOf(part, values, 0)));
      await idle();
    };
    await show('de', 'it');
    choose('it');
    form.reset();
    await settled();
    expect(sent().filter(String)).toEqual([]);
    await show('de', 'it', 'fr');
    expect(sent()).toEqual(['fr']);
  });
});

describe('Tabs', () => {
  const page = (values: string[], onValueChange: () => void) => (
    <kit.Tabs defaultValue="fr" onValueChange={onValueChange}>
      <kit.TabList label="Views">
        {values.map((value) => (
          <kit.Tab key={value} value={value}>
            {value}
          </kit.Tab>
        ))}
      </kit.TabList>
      {values.map((value) => (
        <kit.TabPanel key={value} value={value}>
          {`Panel ${value}`}
        </kit.TabPanel>
      ))}
    </kit.Tabs>
  );
  const render = async (root: Root, values: string[], onValueChange: () => void) => {
    root.render(page(values, onValueChange));
    await idle();
  };
  const tabs = (form: Element) => [...form.querySelectorAll<HTMLElement>('[role=tab]')];
  const selected = (form: Element) =>
    form.querySelector('[role=tab][aria-selected=true]')?.textContent;

  test('a tab that is added later is then selected, and passing focus selects no tab', async () => {
    const { form, root } = open();
    const onValueChange = vi.fn<() => void>();
    await render(root, ['de', 'it'], onValueChange);
    expect(tabs(form).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    tabs(form)
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
    await idle();
    expect(selected(form)).toBeUndefined();
    await render(root, ['de', 'it', 'fr'], onValueChange);
    expect(selected(form)).toBe('fr');
    expect(form.innerText).toContain('Panel fr');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a tab that the visitor has selected meanwhile stays', async () => {
    const { form, root } = open();
    const onValueChange = vi.fn<() => void>();
    await render(root, ['de', 'it'], onValueChange);
    tabs(form)[1]?.click();
    await render(root, ['de', 'it', 'fr'], onValueChange);
    expect(selected(form)).toBe('it');
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });
});

/** Tests that what a visitor does before the script has loaded is kept. */
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import {
  Avatar,
  Button,
  Combobox,
  Form,
  NumberField,
  Radio,
  RadioGroup,
  TextField,
  type RadioGroupProps,
} from '../../src/index.ts';
import { withServerHtml } from './mount.tsx';
import { storyNamed } from './stories.ts';

const plans = ['basic', 'enterprise'];
const Plans = (props: Partial<RadioGroupProps>) => (
  <RadioGroup legend="Plan" name="plan" {...props}>
    {plans.map((plan) => (
      <Radio key={plan} value={plan} label={plan} />
    ))}
  </RadioGroup>
);

function Held() {
  const { control, handleSubmit } = useForm({ defaultValues: { plan: 'basic' } });
  return (
    <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <Controller
        control={control}
        name="plan"
        render={({ field: { onChange, ...field } }) => (
          <Plans {...field} onValueChange={onChange} />
        )}
      />
    </form>
  );
}

const dataOf = (container: Element) =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));

test.each([
  [
    'the browser keeps the value',
    <form key="form">
      <Plans />
    </form>,
  ],
  ['react-hook-form keeps it and has another default', <Held key="form" />],
])('a choice, if %s', (_who, node) =>
  withServerHtml(node, async (container, hydrate) => {
    container.querySelector<HTMLElement>('[value=enterprise]')?.click();
    await hydrate();
    expect(dataOf(container)).toEqual({ plan: 'enterprise' });
  }),
);

test('a photo that has failed until then gives way to the initials', () =>
  withServerHtml(
    <Avatar name="Amara Okafor" src="data:image/png;base64,AAAA" />,
    async (container, hydrate) => {
      await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
      await hydrate();
      await expect.poll(() => container.querySelector('img')).toBeNull();
      expect(container.textContent).toBe('AO');
    },
  ));

test('a number, which the form sends as typed until then', () => {
  const changed = vi.fn<(number: number | null) => void>();
  const node = (
    <Form>
      <NumberField label="Weight" name="weight" locale="de" onValueChange={changed} />
    </Form>
  );
  return withServerHtml(node, async (container, hydrate) => {
    const input = container.querySelector('input') as HTMLInputElement;
    input.value = '1,50';
    expect(dataOf(container)).toEqual({ weight: '1,50' });
    await hydrate();
    expect(input.value).toBe('1,50');
    expect(dataOf(container)).toEqual({ weight: '1.5' });
    expect(changed.mock.calls.map(([number]) => number)).toEqual([1.5]);
  });
});

test('text, and the choice of a Combobox', () =>
  withServerHtml(
    <Form>
      <TextField label="Name" name="name" />
      <Combobox label="Grain" name="grain" options={[{ value: 'rye', label: 'Rye' }]} />
      <Button type="submit">Send</Button>
    </Form>,
    async (container, hydrate) => {
      (container.querySelector('[name=name]') as HTMLInputElement).value = 'Maya';
      (container.querySelector('select') as HTMLSelectElement).value = 'rye';
      await hydrate();
      expect(dataOf(container)).toEqual({ name: 'Maya', grain: 'rye' });
      expect(container.querySelector<HTMLInputElement>('[role=combobox]')?.value).toBe('Rye');
    },
  ));

test.each(['Accordion Default', 'Tabs Default'])('%s: what the browser has found', (name) =>
  withServerHtml(storyNamed(name).element(), async (container, hydrate) => {
    const closed = [...container.querySelectorAll<HTMLElement>('rp-findable[hidden]')];
    const found = closed.at(-1) as HTMLElement;
    const isShown = () => found.firstElementChild?.checkVisibility();
    expect(isShown()).toBe(false);
    // The browser does this before it scrolls to the text.
    found.removeAttribute('hidden');
    expect(isShown()).toBe(true);
    await hydrate();
    await expect.poll(() => found.dataset['state']).toMatch(/^(open|active)$/);
    expect(isShown()).toBe(true);
  }),
);

/** Tests forms in a frame, another window and a shadow root, which have other constructors or roots. */
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  Accordion,
  AccordionItem,
  Checkbox,
  CheckboxGroup,
  FileField,
  Form,
  FormStatus,
  NumberField,
  Radio,
  RadioGroup,
  Select,
  Slider,
  Switch,
  TextField,
  useSubmit,
  type Schema,
} from '../../../src/index.ts';

const places: Record<string, () => Element | undefined> = {
  'the same document': () => document.body.appendChild(document.createElement('div')),
  'a frame': () =>
    document.body.appendChild(document.createElement('iframe')).contentDocument?.body,
  'another window': () => open('', '_blank', 'width=600,height=600')?.document.body,
  'a shadow root': () =>
    document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' })
      .appendChild(document.createElement('div')),
};

const isEmpty = (value: unknown, name: string) => !(value as Record<string, unknown>)[name];

const schema: Schema<object> = {
  '~standard': {
    validate: (value) => {
      const issues = ['name', 'city']
        .filter((name) => isEmpty(value, name))
        .map((name) => ({ message: `Enter a ${name}`, path: [name] }));
      return issues.length > 0 ? { issues } : { value: value as object };
    },
  },
};

function Order({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { form, field, status } = useSubmit<Record<string, string>>({
    schema: schema as never,
    onSubmit: async (values) => {
      onSubmit(values);
      return { status: 'success', message: 'Sent' };
    },
  });
  return (
    <Form {...form}>
      <FormStatus {...status} />
      <TextField {...field('name')} label="Name" />
      <Checkbox name="news" label="News" />
      <Switch name="alerts" label="Alerts" />
      <CheckboxGroup name="days" legend="Days" defaultValue={['tue']}>
        <Checkbox value="mon" label="Monday" />
        <Checkbox value="tue" label="Tuesday" />
      </CheckboxGroup>
      <RadioGroup name="plan" legend="Plan" defaultValue="b">
        <Radio value="a" label="A" />
        <Radio value="b" label="B" />
      </RadioGroup>
      <NumberField name="seats" label="Seats" defaultValue={3} />
      <Slider name="reach" label="Reach" defaultValue={40} />
      <Select name="grain" label="Grain" defaultValue="rye">
        <option value="rye">Rye</option>
      </Select>
      <select name="many" multiple defaultValue={['x', 'y']} aria-label="Many">
        <option value="x">X</option>
        <option value="y">Y</option>
      </select>
      <FileField name="file" label="File" />
      <Accordion>
        <AccordionItem value="more" title="More">
          <TextField {...field('city')} label="City" />
        </AccordionItem>
      </Accordion>
      <button type="submit" name="intent" value="send">
        Send
      </button>
    </Form>
  );
}

describe.each(Object.entries(places))('a form in %s', (_name, placeOf) => {
  test('has the values, focus and errors that it has anywhere', async () => {
    const place = placeOf() as HTMLElement;
    const root = place.getRootNode() as Document | ShadowRoot;
    const handler = vi.fn<(values: object) => void>();
    const react = createRoot(document.createElement('div'));
    react.render(createPortal(<Order onSubmit={handler} />, place));
    onTestFinished(() => {
      react.unmount();
      if (place.ownerDocument !== document) place.ownerDocument.defaultView?.close();
    });
    await expect.poll(() => root.querySelector('form')).not.toBeNull();
    const named = (name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement;
    const send = named('intent');

    send.focus();
    send.click();
    await expect.poll(() => root.activeElement).toBe(named('name'));
    const links = root.querySelectorAll('a');
    expect(Array.from(links, ({ textContent }) => textContent)).toEqual([
      'Enter a name',
      'Enter a city',
    ]);
    links[1]?.click();
    await expect.poll(() => root.activeElement).toBe(named('city'));
    expect(named('city').checkVisibility()).toBe(true);

    for (const name of ['name', 'city']) named(name).value = 'Oslo';
    send.click();
    await expect
      .poll(() => handler.mock.lastCall?.[0])
      .toEqual({
        name: 'Oslo',
        news: false,
        alerts: false,
        days: ['tue'],
        plan: 'b',
        seats: 3,
        reach: 40,
        grain: 'rye',
        many: ['x', 'y'],
        file: undefined,
        city: 'Oslo',
        intent: 'send',
      });
    await expect.poll(() => root.querySelector('.rp-Alert')?.textContent).toBe('Sent');
  });
});

import { useActionState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod';
import { pending } from '#stories/form-states.tsx';
import { inCard } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../primitives/controls/Button/Button.tsx';
import { Checkbox } from '../primitives/controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../primitives/controls/Checkbox/CheckboxGroup.tsx';
import { FileField } from '../primitives/controls/FileField/FileField.tsx';
import { NumberField } from '../primitives/controls/NumberField/NumberField.tsx';
import { Radio } from '../primitives/controls/RadioGroup/Radio.tsx';
import { RadioGroup } from '../primitives/controls/RadioGroup/RadioGroup.tsx';
import { Select } from '../primitives/controls/Select/Select.tsx';
import { Switch } from '../primitives/controls/Switch/Switch.tsx';
import { TextArea } from '../primitives/controls/TextArea/TextArea.tsx';
import { TextField } from '../primitives/controls/TextField/TextField.tsx';
import { Form } from './Form/Form.tsx';
import { FormStatus } from './Form/FormStatus.tsx';
import type { FormResult } from './form-result.ts';
import { useSubmit } from './use-submit.ts';

const booking = z.object({
  name: z.string().trim().min(1, 'Enter your name'),
  guests: z.number('Enter the number of guests').min(1, 'At least one guest'),
  nights: z.array(z.enum(['friday', 'saturday'])).min(1, 'Choose at least one night'),
  room: z.enum(['garden', 'street'], 'Choose a room'),
  meal: z.string().min(1, 'Choose a meal'),
  passport: z
    .custom<FileList>()
    .refine((files) => files.length > 0, 'Choose a picture of your passport'),
  address: z.object({ city: z.string().min(1, 'Enter a city') }),
  wishes: z.string(),
  news: z.boolean(),
  terms: z.literal(true, 'Please accept the terms'),
});

type Booking = z.output<typeof booking>;

interface BookingFormProps {
  result?: FormResult<Booking>;
  onSubmit: (values: Booking) => Promise<FormResult<Booking>>;
}

/** One field of each kind. */
function BookingForm({ onSubmit, result }: BookingFormProps) {
  const form = useSubmit({ schema: booking, onSubmit, result, defaultValues: { nights: [] } });
  return (
    <Form {...form.form} aria-label="Booking" style={{ maxInlineSize: '28rem' }}>
      <TextField {...form.field('name')} label="Name" autoComplete="name" />
      <NumberField {...form.controlled('guests')} label="Guests" min={1} />
      <CheckboxGroup {...form.controlled('nights')} legend="Nights">
        <Checkbox value="friday" label="Friday" />
        <Checkbox value="saturday" label="Saturday" />
      </CheckboxGroup>
      <RadioGroup {...form.controlled('room')} legend="Room">
        <Radio value="garden" label="To the garden" />
        <Radio value="street" label="To the street" />
      </RadioGroup>
      <Select {...form.field('meal')} label="Meal" placeholder="Choose a meal">
        <option value="fish">Fish</option>
        <option value="greens">Greens</option>
      </Select>
      <FileField {...form.field('passport')} label="Passport" accept="image/*" />
      <TextField {...form.field('address.city')} label="City" autoComplete="address-level2" />
      <TextArea {...form.field('wishes')} label="Wishes (optional)" rows={2} />
      <Switch {...form.field('news')} label="Send me news" />
      <Checkbox {...form.field('terms')} label="I accept the terms" />
      <FormStatus key={form.attempt} {...form.status} />
      <Button type="submit" busy={form.busy} busyLabel="Booking...">
        Book
      </Button>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/Frame/useSubmit',
  id: 'usesubmit',
  component: BookingForm,
  args: { onSubmit: fn(pending) },
});

export const Default = meta.story({ decorators: [inCard] });

/**
 * The values match the schema: text, a number, lists, a choice, a file, a nested name and booleans.
 */
export const Sends = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const file = new File(['…'], 'passport.png', { type: 'image/png' });
    await userEvent.type(canvas.getByLabelText('Name'), ' Maya Okafor ');
    await userEvent.type(canvas.getByLabelText('Guests'), '2,0');
    await userEvent.click(canvas.getByLabelText('Friday'));
    await userEvent.click(canvas.getByLabelText('Saturday'));
    await userEvent.click(canvas.getByLabelText('To the garden'));
    await userEvent.selectOptions(canvas.getByLabelText('Meal'), 'greens');
    await userEvent.upload(canvas.getByLabelText('Passport'), file);
    await userEvent.type(canvas.getByLabelText('City'), 'Oslo');
    await userEvent.click(canvas.getByLabelText('I accept the terms'));
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Maya Okafor',
      guests: 2,
      nights: ['friday', 'saturday'],
      room: 'garden',
      meal: 'greens',
      passport: expect.objectContaining({ length: 1 }),
      address: { city: 'Oslo' },
      wishes: '',
      news: false,
      terms: true,
    });
  },
});

/** Every error at its field, in form order. */
export const Invalid = meta.story({
  args: {
    result: {
      status: 'invalid',
      fields: {
        name: 'Enter your name',
        guests: 'Enter the number of guests',
        nights: 'Choose at least one night',
        room: 'Choose a room',
        meal: 'Choose a meal',
        passport: 'Choose a picture of your passport',
        'address.city': 'Enter a city',
        terms: 'Please accept the terms',
      },
    },
  },
});

const email = z.object({ email: z.email('Enter an email address') });

type Subscription = z.output<typeof email>;
type Answer = FormResult<Subscription> | null;

/** Answers as a server would. */
const subscribe = async (_: Answer, data: FormData): Promise<Answer> =>
  (data.get('email') as string).endsWith('@example.com')
    ? { status: 'success', message: 'Welcome.' }
    : { status: 'invalid', fields: { email: 'We send to example.com only' } };

function Newsletter({ answer = null, typed }: { answer?: Answer; typed?: Subscription }) {
  const [result, action] = useActionState(subscribe, answer);
  const form = useSubmit({ schema: email, action, result, defaultValues: typed });
  return (
    <Form {...form.form} aria-label="Newsletter" style={{ maxInlineSize: '28rem' }}>
      <TextField {...form.field('email')} label="Email address" autoComplete="email" />
      <FormStatus key={form.attempt} {...form.status} errors={[]} />
      <Button type="submit" busy={form.busy} busyLabel="Subscribing...">
        Subscribe
      </Button>
    </Form>
  );
}

/** What a server renders after a submit without script: its answer, and what was typed. */
export const WithAction = meta.story({
  render: () => (
    <Newsletter
      answer={{ status: 'invalid', fields: { email: 'We send to example.com only' } }}
      typed={{ email: 'maya@example.org' }}
    />
  ),
});

/** The state of `useActionState` is the result; what was typed stays until it succeeds. */
export const SendsToAction = meta.story({
  tags: ['behavior'],
  render: () => <Newsletter />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.type(field, 'maya@example.org{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('We send to example.com only'));
    await expect(field).toHaveValue('maya@example.org');
    await userEvent.clear(field);
    await userEvent.type(field, 'maya@example.com{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Welcome.');
    await expect(field).toHaveValue('');
  },
});

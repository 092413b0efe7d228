/** Forms with an action, as a developer writes them. */
import {
  Button,
  Combobox,
  Form,
  FormStatus,
  Radio,
  RadioGroup,
  Segment,
  SegmentedControl,
  Select,
  TextField,
  useSubmit,
  type FormResult,
  type SchemaSource,
} from '@rapport/ui';
import { Fragment, useActionState, useState } from 'react';
import { z } from 'zod';

export const orderSchema = z.object({
  email: z.email('Enter an email address'),
  intent: z.string(),
});

type Values = z.infer<typeof orderSchema>;

interface OrderProps {
  name: string;
  schema: SchemaSource<Values>;
  /** @default a function */
  url?: string;
}

/** Passes its own optional prop on, which `exactOptionalPropertyTypes` allows. */
export const Send = ({ busy }: { busy?: boolean | undefined }) => <Button busy={busy}>Send</Button>;

/** A form with two submit buttons. */
export function Order({ name, schema, url }: OrderProps) {
  const [result, send] = useActionState<FormResult<Values> | null, FormData>(
    async (_, data) => ({
      status: 'success',
      message: JSON.stringify(Object.fromEntries(data)),
    }),
    null,
  );
  const { form, field, status, busy } = useSubmit<Values>({ schema, action: url ?? send, result });
  return (
    <Form {...form} aria-label={name}>
      <FormStatus {...status} />
      <TextField {...field('email')} label="Email" />
      <Button type="submit" name="intent" value="order" busy={busy}>
        Order
      </Button>
      <Button type="submit" name="intent" value="draft" variant="outline">
        Save draft
      </Button>
    </Form>
  );
}

const sizes = ['Small', 'Large'];

interface ChoiceProps {
  name: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

const parts = {
  RadioGroup: (props: ChoiceProps) => (
    <RadioGroup {...props} legend={props.name}>
      {sizes.map((size) => (
        <Radio key={size} value={size} label={size} />
      ))}
    </RadioGroup>
  ),
  SegmentedControl: (props: ChoiceProps) => (
    <SegmentedControl {...props} legend={props.name}>
      {sizes.map((size) => (
        <Segment key={size} value={size} label={size} />
      ))}
    </SegmentedControl>
  ),
  Select: (props: ChoiceProps) => (
    <Select {...props} label={props.name}>
      {sizes.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </Select>
  ),
  Combobox: (props: ChoiceProps) => (
    <Combobox
      {...props}
      label={props.name}
      options={sizes.map((size) => ({ value: size, label: size }))}
    />
  ),
};

/** Each control twice: the page holds one, the other starts with what the action has returned. */
export function Choices() {
  const [saved, save] = useActionState<Record<string, string>, FormData>(
    async (_, data) => Object.fromEntries(data) as Record<string, string>,
    {},
  );
  const [held, setHeld] = useState<Record<string, string>>({});
  return (
    <form action={save} aria-label="Choices">
      {Object.entries(parts).map(([part, Part]) => (
        <Fragment key={part}>
          <Part
            name={`${part} held`}
            value={held[part] ?? 'Small'}
            onValueChange={(value) => setHeld((others) => ({ ...others, [part]: value }))}
          />
          <Part name={`${part} returned`} defaultValue={saved[`${part} returned`] ?? 'Small'} />
        </Fragment>
      ))}
      <Button type="submit">Save</Button>
      <output aria-label="Saved">{JSON.stringify(saved)}</output>
      <output aria-label="Held">{JSON.stringify(held)}</output>
    </form>
  );
}

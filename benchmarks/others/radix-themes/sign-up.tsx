import { Box, Button, RadioGroup, Text, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';

export function SignUp() {
  const id = useId();
  return (
    <form action="/accounts" method="post">
      {FIELDS.map(({ label, ...field }) => (
        <Box key={field.name} mb="5">
          <Text as="label" weight="bold" htmlFor={id + field.name}>
            {label}
          </Text>
          <TextField.Root id={id + field.name} size="3" {...field} required />
        </Box>
      ))}
      <fieldset>
        <Text as="div" weight="bold" asChild>
          <legend>{ACCOUNT_TYPE.legend}</legend>
        </Text>
        <RadioGroup.Root name={ACCOUNT_TYPE.name} required>
          {ACCOUNT_TYPE.options.map(({ value, label }) => (
            <RadioGroup.Item key={value} value={value}>
              {label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </fieldset>
      <Button type="submit">{CREATE_ACCOUNT}</Button>
    </form>
  );
}

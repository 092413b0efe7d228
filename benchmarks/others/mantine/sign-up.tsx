import { Button, PasswordInput, Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Radio.css';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';

export const SignUp = () => (
  <form action="/accounts" method="post">
    {FIELDS.map(({ type, ...field }) =>
      type === 'password' ? (
        <PasswordInput key={field.name} {...field} required mb="md" />
      ) : (
        <TextInput key={field.name} {...field} type={type} required mb="md" />
      ),
    )}
    <Radio.Group label={ACCOUNT_TYPE.legend} name={ACCOUNT_TYPE.name} required mb="md">
      {ACCOUNT_TYPE.options.map((option) => (
        <Radio key={option.value} {...option} />
      ))}
    </Radio.Group>
    <Button type="submit">{CREATE_ACCOUNT}</Button>
  </form>
);

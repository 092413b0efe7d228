import { Button, PasswordField, Radio, RadioGroup, TextField } from '@rapport/ui';
import '@rapport/ui/foundations.css';
import '@rapport/ui/Button.css';
import '@rapport/ui/Field.css';
import '@rapport/ui/PasswordField.css';
import '@rapport/ui/RadioGroup.css';
import '@rapport/ui/TextField.css';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';

export const SignUp = () => (
  <form action="/accounts" method="post">
    {FIELDS.map(({ type, ...field }) =>
      type === 'password' ? (
        <PasswordField key={field.name} {...field} required />
      ) : (
        <TextField key={field.name} {...field} type={type} required />
      ),
    )}
    <RadioGroup legend={ACCOUNT_TYPE.legend} name={ACCOUNT_TYPE.name} required>
      {ACCOUNT_TYPE.options.map((option) => (
        <Radio key={option.value} {...option} />
      ))}
    </RadioGroup>
    <Button type="submit">{CREATE_ACCOUNT}</Button>
  </form>
);

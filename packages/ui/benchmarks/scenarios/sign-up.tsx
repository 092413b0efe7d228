import { Button, PasswordField, Radio, RadioGroup, TextField } from '@rapport/ui';

/** A sign-up form made of primitives, without validation. */
export const Page = () => (
  <form action="/accounts" method="post">
    <TextField label="Full name" name="fullName" autoComplete="name" required />
    <TextField label="Email address" name="email" type="email" autoComplete="email" required />
    <PasswordField label="Password" name="password" autoComplete="new-password" required />
    <PasswordField label="Confirm password" name="confirm" autoComplete="new-password" required />
    <RadioGroup legend="Account type" name="type" required>
      <Radio value="guest" label="I’m a guest" />
      <Radio value="host" label="I’m a host" />
    </RadioGroup>
    <Button type="submit">Create account</Button>
  </form>
);

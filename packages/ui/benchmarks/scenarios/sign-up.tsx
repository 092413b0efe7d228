import { Button, PasswordField, Radio, RadioGroup, TextField } from '@rapport/ui';

/** A sign-up form made of primitives, without validation. */
export const Page = () => (
  <form action="/accounts" method="post">
    <TextField label="Full name" name="fullName" autoComplete="name" required />
    <TextField label="Email address" name="email" type="email" autoComplete="email" required />
    <PasswordField label="Password" name="password" autoComplete="new-password" required />
    <PasswordField label="Confirm password" name="confirm" autoComplete="new-password" required />
    <RadioGroup legend="Account type" name="type" required>
      <Radio value="influencer" label="I’m an influencer" />
      <Radio value="brand" label="I’m a brand" />
    </RadioGroup>
    <Button type="submit">Create account</Button>
  </form>
);

/** Tests the HTML before any script runs. The docs of Form, RadioGroup and PasswordField rely on it. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { Radio } from '../../primitives/controls/RadioGroup/Radio.tsx';
import { RadioGroup } from '../../primitives/controls/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { Form } from './Form.tsx';

const html = renderToString(
  <Form onSubmit={() => {}} noScript="Signing up needs JavaScript.">
    <TextField label="Email address" name="email" defaultValue="maya@example.com" required />
    <PasswordField label="Password" name="password" />
    <RadioGroup legend="Account type" name="userType" defaultValue="host">
      <Radio value="guest" label="I'm a Guest" />
      <Radio value="host" label="I'm a Host" />
    </RadioGroup>
    <Button type="submit">Create account</Button>
  </Form>,
);

test('the form cannot be sent anywhere', () => {
  expect(html).toMatch(/<form [^>]*method="dialog"/);
  expect(html).not.toMatch(/\saction=|method="(get|post)"/);
});

test('there are no inline styles for a Content-Security-Policy to block', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('every control can be reached and chosen', () => {
  expect(html).not.toMatch(/tabindex="-1"[^>]*type="radio"|type="radio"[^>]*tabindex="-1"/);
  expect(html).toMatch(/<input [^>]*type="radio"[^>]*checked=""[^>]*value="host"/);
  expect(html).toContain('value="maya@example.com"');
});

test('without script, the form shows `noScript`', () => {
  expect(html).toMatch(/<noscript>.*Signing up needs JavaScript\..*<\/noscript>/);
});

// @vitest-environment jsdom
/** Tests the name of a busy button without a stylesheet, before and after script. */
import { renderToString } from 'react-dom/server';
import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test.each([
  [false, 'Create account', 'Creating account...'],
  [true, 'Creating account...', 'Create account'],
])('busy %j: its only name is %s', (busy, name, other) => {
  document.body.innerHTML = renderToString(
    <Button busy={busy} busyLabel="Creating account...">
      Create account
    </Button>,
  );
  const page = within(document.body);
  expect(page.getByRole('button', { name })).toBeDefined();
  expect(page.queryByRole('button', { name: other })).toBeNull();
  expect(page.queryByRole('button', { name: /account.*account/i })).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUp } from './SignUp';

test('asks for what is missing, then creates one account', async () => {
  const created: string[] = [];
  const user = userEvent.setup();
  render(<SignUp createAccount={async (email) => void created.push(email)} />);
  const submit = screen.getByRole('button', { name: 'Create account' });

  await user.click(submit);
  expect(await screen.findByText('Enter your email address')).toBeTruthy();
  expect(created).toEqual([]);

  await user.type(screen.getByLabelText('Full name'), 'Ada Byron');
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await user.click(submit);
  expect(await screen.findByText('We wrote to ada@example.com.')).toBeTruthy();
  expect(created).toEqual(['ada@example.com']);
});

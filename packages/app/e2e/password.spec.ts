/** One password, however a keyboard writes `é`. */
import { signInForm, signUpForm } from '@rapport/ui/testing/playwright';
import {
  AUTH,
  credentials,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  full,
  logOut,
  open,
  signIn,
  someone,
  test,
} from './support.ts';

const composed = 'café crème'.normalize('NFC');
const decomposed = composed.normalize('NFD');

test('an account is opened in either spelling', full, async ({ page }) => {
  const account = { ...someone(), password: decomposed, confirmPassword: composed };
  await open(page, '/register');
  await signUpForm(page).fill(account).submit();
  await expectDashboard(page, account);
  for (const password of [composed, decomposed]) {
    await logOut(page);
    await signIn(page, { ...account, password });
  }
});

test.describe('an older account', () => {
  // The service rejects the first try.
  test.use({ expectedError: FAILED_REQUEST });

  test('is opened as it was made', full, async ({ page, request }) => {
    const account = { ...someone(), password: decomposed };
    await request.post(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
      data: credentials(account),
    });
    await open(page, '/login');
    await signInForm(page).fill(credentials(account)).submit();
    await expect(page).toHaveURL('/dashboard');
  });
});

// @vitest-environment jsdom
/** Forms that hand their data to React's actions or to a URL, with script and without. */
import { useActionState } from 'react';
import { renderToString } from 'react-dom/server';
import { createServerReference } from 'react-server-dom-webpack/client.node';
import { userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { Form } from '../../src/forms/Form/Form.tsx';
import { Button } from '../../src/primitives/controls/Button/Button.tsx';
import { TextField } from '../../src/primitives/controls/TextField/TextField.tsx';
import { ContactForm } from '../../src/sections/ContactForm/ContactForm.tsx';
import { NewsletterForm } from '../../src/sections/NewsletterForm/NewsletterForm.tsx';
import { SignInForm } from '../../src/sections/SignInForm/SignInForm.tsx';
import { render } from './page.ts';

describe('Form alone', () => {
  type State = { error?: string; welcome?: string };

  function Subscribe({ answer }: { answer: (data: FormData) => Promise<State> }) {
    const [state, action] = useActionState((_: State, data: FormData) => answer(data), {});
    return (
      <Form action={action}>
        <TextField label="Email" name="email" error={state.error} />
        <p>{state.welcome}</p>
        <Button type="submit">Subscribe</Button>
      </Form>
    );
  }

  test('keeps the input and focuses the field while it is invalid, then is emptied', async () => {
    const answer = vi.fn<(data: FormData) => Promise<State>>(async (data) =>
      data.get('email') === 'maya' ? { error: 'Enter an email address' } : { welcome: 'Welcome' },
    );
    const page = render(<Subscribe answer={answer} />);
    const email = await page.findByLabelText<HTMLInputElement>('Email');
    await userEvent.type(email, 'maya');
    await userEvent.click(page.getByRole('button', { name: 'Subscribe' }));
    await page.findByText('Enter an email address');
    expect(email.value).toBe('maya');
    await userEvent.type(email, '@example.com{Enter}');
    await page.findByText('Welcome');
    await waitFor(() => expect(email.value).toBe(''));
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe('a server action', () => {
  /** The value that a client component gets for a server action while the server renders HTML. */
  const action = createServerReference('subscribe', async () => {});

  test('is sent by the browser before script has loaded, and with scripts off', () => {
    document.body.innerHTML = renderToString(<NewsletterForm action={action} />);
    const form = document.querySelector('form') as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(form.enctype).toBe('multipart/form-data');
    expect(new FormData(form).has('$ACTION_ID_subscribe')).toBe(true);
    expect(document.querySelector('noscript')).toBeNull();
  });
});

describe('with scripts off', () => {
  const htmlOf = (node: React.ReactNode) => {
    document.body.innerHTML = renderToString(node);
    return within(document.body);
  };
  const form = () => document.querySelector('form') as HTMLFormElement;

  test('a URL gets the data by post, and no notice says that script is needed', () => {
    htmlOf(<SignInForm action="/session" />);
    expect([form().getAttribute('action'), form().method]).toEqual(['/session', 'post']);
    expect(document.querySelector('noscript')).toBeNull();
  });

  test('the server’s answer is shown in place, and typed values stay', () => {
    const page = htmlOf(
      <ContactForm
        action="/contact"
        errorSummary="top"
        defaultValues={{ email: 'maya', subject: 'Hello' }}
        result={{ status: 'invalid', fields: { email: 'Enter an email address' } }}
      />,
    );
    const email = page.getByLabelText<HTMLInputElement>('Email address');
    expect(email.value).toBe('maya');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter an email address',
    );
    expect(page.getByRole('link', { name: 'Enter an email address' })).toBeDefined();
  });

  test('without an action nothing is sent, and nothing is lost', () => {
    htmlOf(<SignInForm onSubmit={async () => ({ status: 'success' })} />);
    expect(form().getAttribute('method')).toBe('dialog');
    expect(form().hasAttribute('action')).toBe(false);
  });
});

// @vitest-environment jsdom
/** Forms that hand their data to React's actions or to a URL, with script and without. */
import { useActionState } from 'react';
import { renderToString } from 'react-dom/server';
import { createServerReference } from 'react-server-dom-webpack/client.node';
import { userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { Form } from '../../src/forms/Form/Form.tsx';
import type { FormResult } from '../../src/forms/form-result.ts';
import { Button } from '../../src/primitives/controls/Button/Button.tsx';
import { TextField } from '../../src/primitives/controls/TextField/TextField.tsx';
import { ContactForm } from '../../src/sections/ContactForm/ContactForm.tsx';
import { NewsletterForm } from '../../src/sections/NewsletterForm/NewsletterForm.tsx';
import { SignInForm } from '../../src/sections/SignInForm/SignInForm.tsx';
import { SignUpForm } from '../../src/sections/SignUpForm/SignUpForm.tsx';
import { render } from './page.ts';

describe('a ready-made form', () => {
  type Result = FormResult<{ email: string }>;

  function Actions({ answer }: { answer: (data: FormData) => Promise<Result> }) {
    const [result, action] = useActionState(
      (_: Result | null, data: FormData) => answer(data),
      null,
    );
    return <SignUpForm fields={['email']} action={action} result={result} />;
  }

  test('useActionState: called once with the data, and busy until it answers', async () => {
    let finish: (answer: Result) => void = () => {};
    const answer = vi.fn<(data: FormData) => Promise<Result>>(
      () => new Promise((resolve) => void (finish = resolve)),
    );
    const page = render(<Actions answer={answer} />);
    const email = await page.findByLabelText('Email address');
    await userEvent.type(email, 'maya{Enter}');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(answer).not.toHaveBeenCalled();
    await userEvent.type(email, '@example.com{Enter}{Enter}');
    await page.findByRole('button', { name: 'Creating account...' });
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.lastCall?.[0].get('email')).toBe('maya@example.com');

    finish({ status: 'invalid', fields: { email: 'There is such an account' } });
    await page.findByText('There is such an account', { selector: '.rp-Field-error span' });
    expect(page.getByLabelText<HTMLInputElement>('Email address').value).toBe('maya@example.com');
    await page.findByRole('button', { name: 'Create account' });

    await userEvent.click(page.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    finish({ status: 'success', message: 'Welcome' });
    await page.findByText('Welcome');
    expect(page.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
  });
});

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

  test('onSubmit can keep the data from the action', async () => {
    const action = vi.fn<(data: FormData) => void>();
    const page = render(
      <Form action={action} onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Send</Button>
      </Form>,
    );
    await userEvent.click(await page.findByRole('button', { name: 'Send' }));
    expect(action).not.toHaveBeenCalled();
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

  test('get, for a form whose result has a URL', () => {
    htmlOf(<Form action="/find" method="get" />);
    expect([form().getAttribute('action'), form().method]).toEqual(['/find', 'get']);
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

  test.each([
    { status: 'error' as const, message: 'We are closed' },
    { status: 'success' as const, message: 'Thank you' },
  ])('the outcome: $message', (result) => {
    const page = htmlOf(<ContactForm action="/contact" result={result} />);
    expect(page.getByText(result.message)).toBeDefined();
    expect(page.getByRole('button', { name: 'Send message' })).toBeDefined();
  });

  test('without an action nothing is sent, and nothing is lost', () => {
    htmlOf(<SignInForm onSubmit={async () => ({ status: 'success' })} />);
    expect(form().getAttribute('method')).toBe('dialog');
    expect(form().hasAttribute('action')).toBe(false);
  });
});

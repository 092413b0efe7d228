// @vitest-environment jsdom
/** Forms that hand their data to React's actions or to a URL, with script and without. */
import { renderToString } from 'react-dom/server';
import { createServerReference } from 'react-server-dom-webpack/client.node';
import { within } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { ContactForm } from '../../src/sections/ContactForm/ContactForm.tsx';
import { NewsletterForm } from '../../src/sections/NewsletterForm/NewsletterForm.tsx';
import { SignInForm } from '../../src/sections/SignInForm/SignInForm.tsx';

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

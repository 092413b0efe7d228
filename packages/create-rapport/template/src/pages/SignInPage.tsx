import { Link, Section, SignInForm } from '@rapport/ui';
import { Arrived } from '../session/Arrived.tsx';
import { notice, signIn } from '../session/service.ts';
import { useTitle } from '../use-title.ts';

export function SignInPage() {
  useTitle('Log in');
  return (
    <Arrived>
      <Section>
        <SignInForm
          content={{
            title: 'Log in',
            text: notice,
            submitLabel: 'Log in',
            submitBusyLabel: 'Logging in…',
          }}
          onSubmit={signIn}
          footer={
            <>
              New here? <Link href="/sign-up">Sign up</Link>
            </>
          }
        />
      </Section>
    </Arrived>
  );
}

import { Link, Section, SignUpForm } from '@rapport/ui';
import { Arrived } from '../session/Arrived.tsx';
import { notice, signUp } from '../session/service.ts';
import { useTitle } from '../use-title.ts';

export function SignUpPage() {
  useTitle('Sign up');
  return (
    <Arrived>
      <Section>
        <SignUpForm
          fields={['fullName', 'email', 'password']}
          content={{ text: notice, submitLabel: 'Sign up', submitBusyLabel: 'Signing up…' }}
          onSubmit={signUp}
          footer={
            <>
              Already have an account? <Link href="/sign-in">Log in</Link>
            </>
          }
        />
      </Section>
    </Arrived>
  );
}

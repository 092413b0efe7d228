'use client';
import { SignUpForm } from '@rapport/ui/SignUpForm';

interface SignUpProps {
  /** Stands for the service of a site. */
  createAccount?: (email: string, password: string) => Promise<void>;
}

export function SignUp({ createAccount = async () => {} }: SignUpProps) {
  return (
    <SignUpForm
      headingLevel={2}
      onSubmit={async ({ email, password }) => {
        await createAccount(email, password);
        return { status: 'success', message: `We wrote to ${email}.` };
      }}
    />
  );
}

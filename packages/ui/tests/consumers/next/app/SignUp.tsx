'use client';
import { SignUpForm } from '@rapport/ui';
import { useActionState } from 'react';
import { signUp } from './sign-up';

export function SignUp() {
  const [result, action] = useActionState(signUp, null);
  return <SignUpForm headingLevel={2} action={action} result={result} />;
}

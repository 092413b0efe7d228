'use server';
import type { FormResult } from '@rapport/ui/forms';
import { fieldErrors, signUpSchema } from '@rapport/ui/SignUpForm.schema';

export async function signUp(_: unknown, data: FormData): Promise<FormResult> {
  const { error, data: values } = signUpSchema().safeParse(Object.fromEntries(data));
  if (error) return { status: 'invalid', fields: fieldErrors(error.issues) };
  return { status: 'success', message: `We wrote to ${values.email}.` };
}

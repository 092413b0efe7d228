import { IconButton, SignUpForm, type FormResult, type LegalDocumentProps } from '@rapport/ui';
import { signUpSchema, type SignUpValues } from '@rapport/ui/SignUpForm.schema';
import type { ComponentProps } from 'react';

/** Uses the types as a site does: names props, reads values and passes optional values on. */
export function Account({ label }: { label?: string }) {
  async function create({ email, userType }: SignUpValues<'baker' | 'eater'>): Promise<FormResult> {
    const kind: 'baker' | 'eater' = userType;
    return { status: 'success', message: `${email} is a ${kind}` };
  }
  return (
    <SignUpForm
      content={{
        userTypes: [
          { value: 'baker', label: 'I bake' },
          { value: 'eater', label: 'I eat' },
        ],
      }}
      {...(label && { 'aria-label': label })}
      onSubmit={create}
    />
  );
}

export const email: string = signUpSchema().parse({}).email;
export const legal: Pick<LegalDocumentProps, 'className'> = {};
export type IconButtonLabel = ComponentProps<typeof IconButton>['label'];

// @ts-expect-error This prop does not exist, so the types really are loaded.
export const wrong = <SignUpForm loud />;

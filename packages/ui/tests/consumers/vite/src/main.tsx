import '@rapport/ui/styles.css';
import { FaqAccordion, SignUpForm, type FormResult } from '@rapport/ui';
import type { SignUpValues } from '@rapport/ui/SignUpForm.schema';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

async function signUp({ email }: SignUpValues): Promise<FormResult> {
  return { status: 'success', message: `We wrote to ${email}.` };
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <FaqAccordion
      content={{
        title: 'Before you ask',
        items: [{ id: 1, question: 'How late can I order?', answer: 'Until nine in the evening.' }],
      }}
    />
    <SignUpForm headingLevel={2} onSubmit={signUp} />
  </StrictMode>,
);

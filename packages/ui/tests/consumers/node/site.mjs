// A server without a build: it renders a page and checks what a form has sent.
import { FaqAccordion, RapportProvider, SignUpForm } from '@rapport/ui';
import { fieldErrors, signUpSchema } from '@rapport/ui/SignUpForm.schema';
import { he } from '@rapport/ui/words/he';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const questions = {
  title: 'Before you ask',
  items: [{ id: 1, question: 'How late can I order?', answer: 'Until nine in the evening.' }],
};
const html = renderToString(
  createElement(
    RapportProvider,
    { words: he },
    createElement(FaqAccordion, { content: questions }),
    createElement(SignUpForm, { action: '/accounts' }),
  ),
);

const sent = { fullName: ' Ada ', email: 'ada@example.com', password: 'a', confirmPassword: 'a' };
const { error } = signUpSchema().safeParse({ ...sent, email: 'ada', confirmPassword: 'b' });
const answer = {
  html,
  valid: signUpSchema().parse(sent),
  invalid: fieldErrors(error.issues),
};
process.stdout.write(JSON.stringify(answer));

/** What the apps of all kits show: the same texts, fields and choices. */

export interface Question {
  value: string;
  title: string;
  answer: string;
}

export const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `question-${index}`,
    title: `Question ${index + 1}: what should a guest know before the first booking?`,
    answer:
      'Agree on the room, the budget and the date before anyone packs anything. Both sides sign the plan, and payment follows the approval.',
  }));

export interface FaqProps {
  questions: Question[];
}

export const FIELDS = [
  { label: 'Full name', name: 'fullName', type: 'text', autoComplete: 'name' },
  { label: 'Email address', name: 'email', type: 'email', autoComplete: 'email' },
  { label: 'Password', name: 'password', type: 'password', autoComplete: 'new-password' },
  { label: 'Confirm password', name: 'confirm', type: 'password', autoComplete: 'new-password' },
] as const;

export const ACCOUNT_TYPE = {
  legend: 'Account type',
  name: 'type',
  options: [
    { value: 'guest', label: 'I’m a guest' },
    { value: 'host', label: 'I’m a host' },
  ],
} as const;

export const GET_STARTED = 'Get started';
export const CREATE_ACCOUNT = 'Create account';

export interface PlanProps {
  name: string;
}

export const PLANS = ['Essential', 'Professional', 'Enterprise'];
export const PLAN_TEXT = 'Everything that a workshop of this size needs.';

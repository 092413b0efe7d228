/** The speeds of a flow, for the toolbar. Tests play it at once. */
export const paces: { value: Pace; title: string }[] = [
  { value: 'once', title: 'At once' },
  { value: 'demo', title: 'Demo' },
];

export type Pace = 'once' | 'demo';

export const paceOf = (globals: Record<string, unknown>): Pace =>
  globals['pace'] === 'demo' ? 'demo' : 'once';

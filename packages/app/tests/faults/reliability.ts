import type { Kept } from './service.ts';
import type { World } from './world.ts';

/** A step of a visit and its possible faults: a table of docs/reliability.md. */
export interface Journey {
  title: string;
  /** Headings. The first column has the name of the case. */
  columns: readonly string[];
  cases: readonly Case[];
}

interface Case {
  name: string;
  /** Runs the case, expects that the visitor is not stuck, and returns the cells of the row. */
  run: (newWorld: () => World) => Promise<readonly string[]>;
}

/** A row of a table: the name of the case, then one cell for each other column. */
export type Row = readonly string[];

/** Returns in words which parts of an account exist. */
export function keptInWords({ account, name, record, mails }: Kept): string {
  if (!account) return 'nothing';
  const parts = ['account', name && 'name', record && 'record', mails > 0 && 'mail'];
  return parts.filter(Boolean).join(', ');
}

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;

/** Merges the rows of faults with the same result. */
function merged(rows: readonly Row[]): Row[] {
  const faults = new Map<string, string[]>();
  for (const [fault = '', ...cells] of rows) {
    const key = JSON.stringify(cells);
    faults.set(key, [...(faults.get(key) ?? []), fault]);
  }
  return [...faults].map(([key, names]) => [names.join('; '), ...(JSON.parse(key) as string[])]);
}

const tableText = ({ title, columns }: Journey, rows: readonly Row[]) =>
  [`## ${title}\n`, ...[columns, columns.map(() => '---'), ...merged(rows)].map(line), ''].join(
    '\n',
  );

const INTRODUCTION = `# Reliability

What a visitor sees, what is kept and how they go on when something goes wrong at a step. The tests in [\`packages/app/tests/faults\`](../packages/app/tests/faults) cause each fault with the real session code, the Firebase SDK and the embedded backend, and write this page.

A fault lasts until the visitor does something: presses the button again, or reloads the page. “Kept” is what the service has of the account at that moment. “The dashboard” is the right one, and greets the visitor by name. “–” means that there is nothing left to do.

In the end every sign-up has an account with its name, type and record, and the verification mail was sent or the dashboard offers to send it. The one exception: a tab that is closed between the record and the mail, in a browser that stores nothing or is not used again. Then nobody knows that the mail is missing; the account panel sends it to everyone whose address is not confirmed.

What is left to the SDK is in [decision 9](decisions/0009-session.md): an error of the service while it confirms a stored account ends the session, and storage that never answers or fails later is not provided for. Nor are two tabs that change the account within the same second.

A form that is delivered keeps what was typed until it has arrived. It is stored once, even if the answer to the first try is lost; the last table is the same for all five kinds of forms.
`;

/** Writes the text of docs/reliability.md. */
export const documentText = (
  journeys: readonly Journey[],
  rows: ReadonlyMap<string, readonly Row[]>,
): string =>
  [
    INTRODUCTION,
    ...journeys.map((journey) => tableText(journey, rows.get(journey.title) ?? [])),
  ].join('\n');

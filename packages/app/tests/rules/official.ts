import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The answers of Google's Firestore emulator to the attempts, recorded by `npm run update --
// rules`.

/** The answer to each attempt by its name: `OK`, or the status of an error. */
export type Answers = Record<string, string>;

interface OfficialRecord {
  /** SHA-256 of the tested rules. */
  rules: string;
  rest: Answers;
  sdk: Answers;
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const recordFile = pathOf('./official.json');
export const rulesFile: string = pathOf('../../firestore.rules');

/** Whether the attempts go to Google's emulator. */
export const isOfficial: boolean = process.env['RAPPORT_OFFICIAL_FIRESTORE'] === '1';

export const rulesHash = (): string =>
  createHash('sha256').update(readFileSync(rulesFile)).digest('hex');

export const readRecord = (): OfficialRecord =>
  existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as OfficialRecord)
    : { rules: '', rest: {}, sdk: {} };

export function writeRecord(answers: Omit<OfficialRecord, 'rules'>): void {
  const record: OfficialRecord = { rules: rulesHash(), ...answers };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

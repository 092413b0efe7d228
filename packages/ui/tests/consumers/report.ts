/** Writes the results of `npm test -- consumers` into the docs. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from '@rapport/tooling/table';
import { packageRoot } from '../../scripts/components.ts';
import { consumers } from './consumers.ts';
import type { Outcome } from './run.ts';

/** A consumer's last passing run. */
interface Passed {
  /** The day, as YYYY-MM-DD. */
  date: string;
  /** Version of Node. */
  node: string;
  /** Versions of the kit and of the consumer's tools, as installed. */
  versions: Record<string, string>;
}

/** The consumers that have passed, by name. */
export type ConsumersRecord = Record<string, Passed>;

const docs = join(packageRoot, '../../docs');
export const recordFile = join(docs, 'consumers.json');
export const reportFile = join(docs, 'consumers.md');

/** The record as a page of the docs. */
export function reportOf(record: ConsumersRecord): string {
  const rows = Object.entries(consumers).map(([name, { title, asserts }]) => {
    const passed = record[name];
    if (!passed) return [title, 'not tried yet', asserts, ''];
    const versions = Object.entries({ ...passed.versions, Node: passed.node });
    return [title, versions.map((one) => one.join(' ')).join(', '), asserts, passed.date];
  });
  return `# Where the kit has been tried

\`npm test -- consumers --write\` writes this page. It packs \`@rapport/ui\`, installs the tarball with npm into a project of each kind, outside the repository, and builds, runs and uses it. The versions are those with which it last passed. See [decision 42](decisions/0042-consumers.md).

${table(['project', 'versions', 'what was seen', 'passed'], rows)}
`;
}

/** Adds the consumers that have passed to the record, and writes the page again. */
export async function writeReport(outcomes: readonly Outcome[]): Promise<void> {
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as ConsumersRecord;
  const date = new Date().toISOString().slice(0, 10);
  for (const { name, versions, failure } of outcomes)
    if (!failure) record[name] = { date, node: process.versions.node, versions };
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  await writeFile(reportFile, reportOf(record));
}

/** Reads counts and failures from the JSON that test runners write. */
import { relative } from 'node:path';
import { root } from './root.ts';

/** One test that failed. */
export interface Failure {
  title: string;
  detail: string;
}

/** The results of a set of tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Reads Vitest's `json` report. A file that could not run at all counts as one failed test. */
export function readVitest(report: unknown): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const file of (report as VitestReport).testResults) {
    const name = relative(root, file.name);
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') {
        counts.failed += 1;
        counts.failures.push({
          title: `${name} › ${fullName}`,
          detail: (failureMessages ?? []).join('\n'),
        });
      } else counts.skipped += 1;
    }
    const ownFailures = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !ownFailures) {
      counts.failed += 1;
      counts.failures.push({ title: name, detail: file.message ?? 'The file could not be run.' });
    }
  }
  return counts;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { errors?: { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

/** Reads Playwright's `json` report. Flaky tests and errors outside any test count as failed. */
export function readPlaywright(report: unknown): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

  function walk(suite: PlaywrightSuite, path: string[]): void {
    const here = [...path, suite.title];
    for (const { title, tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        if (status === 'expected') counts.passed += 1;
        else if (status === 'skipped') counts.skipped += 1;
        else {
          counts.failed += 1;
          const messages = results.flatMap(({ errors }) => errors ?? []);
          counts.failures.push({
            title: [projectName, ...here, title].filter(Boolean).join(' › '),
            detail: messages.map(({ message }) => message ?? '').join('\n'),
          });
        }
      }
    }
    for (const child of suite.suites ?? []) walk(child, here);
  }

  const { suites, errors } = report as PlaywrightReport;
  for (const suite of suites) walk(suite, []);
  for (const { message = '' } of errors ?? []) {
    counts.failed += 1;
    counts.failures.push({ title: 'Playwright', detail: message });
  }
  return counts;
}

/** Writes the last line of `npm test`. */
export function summaryLine({ passed, failed, skipped }: Omit<Counts, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

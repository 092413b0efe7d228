import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, summaryLine } from './reports.ts';
import { root } from './root.ts';

test('readVitest counts tests, and counts a file that could not run as one failed test', () => {
  const counts = readVitest({
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1'] },
          { status: 'skipped', fullName: 'three' },
          { status: 'todo', fullName: 'four' },
        ],
      },
      {
        name: join(root, 'b.test.ts'),
        status: 'failed',
        message: 'no such import',
        assertionResults: [],
      },
    ],
  });
  expect(counts).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: [
      { title: 'a.test.ts › two', detail: 'expected 1' },
      { title: 'b.test.ts', detail: 'no such import' },
    ],
  });
});

test('readPlaywright counts nested tests; flaky tests and errors outside tests have failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'webkit', status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const counts = readPlaywright({
    suites: [
      {
        title: 'sign-up.spec.ts',
        specs: [spec('as a brand', 'expected')],
        suites: [
          {
            title: 'twice',
            specs: [
              spec('click', 'unexpected', 'two requests'),
              spec('key', 'flaky', 'once'),
              spec('touch', 'skipped'),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  expect(counts).toMatchObject({ passed: 1, failed: 3, skipped: 1 });
  expect(counts.failures).toEqual([
    { title: 'webkit › sign-up.spec.ts › twice › click', detail: 'two requests' },
    { title: 'webkit › sign-up.spec.ts › twice › key', detail: 'once' },
    { title: 'Playwright', detail: 'no browser' },
  ]);
});

test('summaryLine names skipped tests only if there are any', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

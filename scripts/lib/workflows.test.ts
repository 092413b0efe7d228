/** Checks that the workflows use commands that exist and actions that can't change. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '@rapport/tooling/root';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  with?: Record<string, unknown>;
  needs?: string | string[];
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: { 'cancel-in-progress'?: boolean };
  steps?: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Workflow;

/** Lists what is wrong with a workflow. */
function faultsIn({ permissions, jobs }: Workflow): string[] {
  const faults: string[] = [];
  if (permissions?.['contents'] !== 'read') faults.push('may write');
  for (const [name, job] of Object.entries(jobs)) {
    for (const needed of [job.needs ?? []].flat())
      if (!(needed in jobs)) faults.push(`${name} needs ${needed}, which is no job`);
    if (job.uses) {
      if (!existsSync(join(root, job.uses))) faults.push(`${name} calls ${job.uses}`);
      continue;
    }
    if (!job['timeout-minutes']) faults.push(`${name} may run for hours`);
    for (const { uses, run = '', with: inputs = {} } of job.steps ?? []) {
      if (uses && !/@[0-9a-f]{40}$/.test(uses))
        faults.push(`${name} uses ${uses}, which can change`);
      const lines = [run, inputs['version'], inputs['publish']].map(String).join('\n');
      for (const [, command = ''] of lines.matchAll(/npm (?:run )?([\w:]+)/g))
        if (!(command in scripts)) faults.push(`${name} runs ${command}, which is no command`);
    }
  }
  return faults;
}

test.each(readdirSync(folder))('%s', (file) => {
  expect(faultsIn(read(file))).toEqual([]);
});

test('the checks see each fault', () => {
  const faults = faultsIn({
    name: 'Bad',
    on: {},
    jobs: {
      one: { needs: 'none', steps: [{ uses: 'actions/checkout@v5' }, { run: 'npm run nothing' }] },
      two: { uses: './.github/workflows/none.yml' },
    },
  });
  expect(faults).toEqual([
    'may write',
    'one needs none, which is no job',
    'one may run for hours',
    'one uses actions/checkout@v5, which can change',
    'one runs nothing, which is no command',
    'two calls ./.github/workflows/none.yml',
  ]);
});

describe('a release', () => {
  const { on, jobs } = read('release.yml');
  const release = jobs['release']!;

  test('is made from main, after all tests', () => {
    expect(on).toEqual({ push: { branches: ['main'] } });
    expect(jobs['test']?.uses).toBe('./.github/workflows/nightly.yml');
    expect(release.needs).toBe('test');
    expect(read('nightly.yml').jobs['all']).toEqual({
      uses: './.github/workflows/pull-request.yml',
      with: { tests: 'npm run test:full' },
    });
    const { on: pull, jobs: tests } = read('pull-request.yml');
    expect(pull['workflow_call']).toHaveProperty('inputs.tests');
    expect(tests['test']?.steps?.map(({ run }) => run)).toContain(
      "${{ inputs.tests || 'npm test' }}",
    );
  });

  test('is the only job that may write, with an identity for npm, and is never stopped', () => {
    const writers = Object.entries(jobs).filter(([, { permissions }]) => permissions);
    expect(writers.map(([name]) => name)).toEqual(['release']);
    expect(release.permissions?.['id-token']).toBe('write');
    expect(release.concurrency?.['cancel-in-progress']).toBeUndefined();
  });
});

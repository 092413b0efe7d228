import assert from 'node:assert/strict';
import type { Consumer } from '../consumer.ts';
import type { Project } from '../project.ts';

const shared = {
  asserts: 'A test of the sign-up form, written with Testing Library, passes.',
  async check({ script }: Project) {
    assert.match(await script('test'), /Tests:? +1 passed/);
  },
};

export const vitest: Consumer = {
  ...shared,
  title: 'Vitest, jsdom, Testing Library',
  tools: ['vitest', 'jsdom', '@testing-library/react', 'react'],
};

export const jest: Consumer = {
  ...shared,
  title: 'Jest, jsdom, Testing Library',
  tools: ['jest', 'jest-environment-jsdom', '@testing-library/react', 'react'],
};

import assert from 'node:assert/strict';
import type { Consumer } from '../consumer.ts';

interface Answer {
  html: string;
  valid: Record<string, string>;
  invalid: Record<string, string>;
}

export const node: Consumer = {
  title: 'Node, no build',
  tools: ['react'],
  asserts:
    'renderToString writes a section and a form in Hebrew words; the form’s schema checks what was sent.',
  async check({ script }) {
    const output = await script('start');
    const { html, valid, invalid } = JSON.parse(output.slice(output.indexOf('{'))) as Answer;
    for (const words of ['Until nine in the evening.', 'action="/accounts"', 'סיסמה'])
      assert.ok(html.includes(words), `The HTML lacks “${words}”.`);
    assert.equal(valid['fullName'], 'Ada');
    assert.deepEqual(invalid, {
      email: 'Enter an email address like name@example.com',
      confirmPassword: 'Passwords do not match',
    });
  },
};

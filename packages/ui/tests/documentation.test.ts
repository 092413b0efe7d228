/** What each primitive has beside its code: stories and a docs page, of the same shape everywhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findComponents, packageRoot } from '../scripts/components.ts';

const HEADINGS = ['When to use it', 'Anatomy', 'Accessibility', 'Do and don’t', 'Props', 'Size'];
const INTERACTIVE = /<(button|input|select|textarea|summary|a)\b|@radix-ui\/react-(?!slot)/;

const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

describe.each(findComponents().filter(({ kind }) => kind === 'primitives'))(
  '$name',
  ({ name, path }) => {
    const folder = join(packageRoot, 'src', path);
    const code = readdirSync(folder)
      .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\./.test(file))
      .map((file) => text(join(folder, file)))
      .join('\n');
    const docs = text(join(folder, `${name}.mdx`));
    const stories = text(join(folder, `${name}.stories.tsx`));

    test('has a docs page with all its sections', () => {
      const wanted = INTERACTIVE.test(code) ? [...HEADINGS, 'Keyboard'] : HEADINGS;
      const there = new Set([...docs.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
      expect(wanted.filter((heading) => !there.has(heading))).toEqual([]);
      expect(docs).toContain('<Do ');
      expect(docs).toContain('<Dont ');
      expect(docs).toContain('<ArgTypes ');
      expect(docs).toContain(`<Size of="${name}" />`);
    });

    test('has the stories Default, Playground and Matrix', () => {
      const there = new Set(
        [...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story),
      );
      const wanted = ['Default', 'Playground', 'Matrix'];
      expect(wanted.filter((story) => !there.has(story))).toEqual([]);
    });
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'ornaments');
const files = readdirSync(folder);
const kit = join(createRequire(import.meta.url).resolve('@rapport/ui/package.json'), '../src');
const stylesheets = readdirSync(kit, { recursive: true, encoding: 'utf8' });

const classesIn = (css: string) => new Set(css.match(/(?<=\.)rp-[A-Z][\w-]*/g));

/** The site's own mark: some ornaments are only for a component that shows it. */
const MARK = 'rp-Discs';

// A page loads the ornaments of its components by the names of the files.
test.each(files)('%s styles classes of that component of the kit', (file) => {
  const path = stylesheets.find((name) => name.endsWith(`/${file}`));
  const known = classesIn(readFileSync(join(kit, String(path)), 'utf8'));
  // Its root has a class even if the kit has no rule for it.
  known.add(`rp-${file.replace('.css', '')}`).add(MARK);
  const styled = classesIn(readFileSync(join(folder, file), 'utf8'));
  expect([...styled].filter((name) => !known.has(name))).toEqual([]);
});

test('all are part of the site', () => {
  const list = readFileSync(join(import.meta.dirname, 'ornaments.css'), 'utf8');
  expect([...list.matchAll(/\.\/ornaments\/(\w+\.css)/g)].map(([, file]) => file)).toEqual(files);
});

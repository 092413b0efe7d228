/**
 * `npm run update -- sizes`: measures what each component adds to a consumer's build, and how much the
 * kit adds to the bare Radix component that it wraps. In bytes, minified and compressed with Brotli,
 * without React.
 *
 * sizes.json, which docs pages show, is accurate to 3% or 60 bytes. This command rewrites sizes that
 * differ by more; with `--check` it writes nothing and fails instead.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KITS, taskCode, type Task } from '../../../benchmarks/kits.ts';
import { findComponents, packageRoot } from './components.ts';
import { formatted } from './format.ts';
import { bundled } from './styles.ts';
import { compressed, weigh } from './weigh.ts';

interface Size {
  javascript: number;
  css: number;
}

const entryOf = (name: string) =>
  `export * from ${JSON.stringify(join(packageRoot, 'dist', `${name}.js`))};`;

const cssOf = (name: string) => compressed(bundled(join(packageRoot, 'dist', `${name}.css`)));

/** What the corresponding bare Radix component exports, and the maximum size as a multiple of it. */
const BARE: [name: string, exports: string, most: number][] = [
  ['Accordion', "{ Root, Item, Header, Trigger, Content } from 'radix-ui/accordion'", 1.15],
  ['Button', "{ Slot, Slottable } from 'radix-ui/slot'", 1.15],
  [
    'Dialog',
    "{ Root, Trigger, Portal, Overlay, Content, Title, Description, Close } from 'radix-ui/dialog'",
    1.15,
  ],
  ['Menu', "* from 'radix-ui/dropdown-menu'", 1.15],
  ['Popover', "* from 'radix-ui/popover'", 1.15],
  ['RadioGroup', "{ Root, Item, Indicator } from '@radix-ui/react-radio-group'", 1.15],
  ['Tabs', "{ Root, List, Trigger, Content } from 'radix-ui/tabs'", 1.15],
  // The kit's words can be in another language, while Radix has English defaults; a toast works over
  // a dialog and passes its focus on.
  ['Toast', "* from 'radix-ui/toast'", 1.25],
  ['Tooltip', "* from 'radix-ui/tooltip'", 1.15],
];

type Limit = [what: string, code: string, most: number];

/** A task of `npm run bench -- kit`. */
const task = (name: Task, most: number): Limit => [
  `The task ${name}`,
  taskCode(KITS[0]!, name),
  most,
];

/** Code, and the most bytes of JavaScript that it may add to a page without React. */
const LIMITS: Limit[] = [
  [
    'All sections of a landing page',
    ['SiteHeader', 'Hero', 'LogoStrip', 'Steps', 'FeatureGrid', 'CallToAction', 'SiteFooter']
      .map(entryOf)
      .join('\n'),
    10_000,
  ],
  // As servers use it. Most of it is zod.
  ['The schema of SignUpForm', entryOf('SignUpForm.schema'), 5_900],
  task('button', 1_000),
  task('faq', 9_000),
  task('sign-up', 12_000),
  task('everything', 14_500),
];

/** Prints a line, and fails if it is about a fault. */
function say(line: string, isFault: boolean): void {
  (isFault ? console.error : console.log)(line);
  if (isFault) process.exitCode = 1;
}

/** Whether a recorded size is close enough to the measured one. */
const isClose = (before: number, now: number) =>
  Math.abs(now - before) <= Math.max(before * 0.03, 60);

const file = join(packageRoot, 'sizes.json');
const recorded = JSON.parse(await readFile(file, 'utf8')) as Record<string, Size>;
const sizes: Record<string, Size> = {};
const renewed: Record<string, Size> = {};
for (const { name, styled } of findComponents()) {
  const size = { javascript: await weigh(entryOf(name)), css: styled ? cssOf(name) : 0 };
  const before = recorded[name];
  const isAccurate =
    before && isClose(before.javascript, size.javascript) && isClose(before.css, size.css);
  sizes[name] = size;
  renewed[name] = isAccurate ? before : size;
}

const wrong = Object.keys({ ...recorded, ...renewed }).filter(
  (name) => recorded[name] !== renewed[name],
);
if (process.argv.includes('--check')) {
  for (const name of wrong)
    say(
      `${name} is ${JSON.stringify(sizes[name] ?? 'gone')}, and sizes.json says ${JSON.stringify(recorded[name] ?? 'nothing')}. Run npm run update -- sizes, and explain growth in the commit.`,
      true,
    );
} else {
  if (wrong.length > 0) await writeFile(file, await formatted(file, JSON.stringify(renewed)));
  const kb = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7);
  console.log('component            JS kB  CSS kB');
  for (const [name, { javascript, css }] of Object.entries(sizes))
    console.log(`${name.padEnd(18)}${kb(javascript)} ${kb(css)}`);
}

for (const [name, exports, most] of BARE) {
  const ratio = (sizes[name]?.javascript ?? 0) / (await weigh(`export ${exports};`));
  say(`${name}: ${ratio.toFixed(2)} × bare Radix; the most is ${most}.`, ratio > most);
}
for (const [what, code, most] of LIMITS) {
  const bytes = await weigh(code);
  say(`${what}: ${bytes} bytes; the most is ${most}.`, bytes > most);
}

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
import { KITS, taskCode } from '../../../benchmarks/kits.ts';
import { findComponents, packageRoot } from './components.ts';
import { formatted } from './format.ts';
import { bundled } from './styles.ts';
import { compressed, kb, weigh } from './weigh.ts';

interface Size {
  javascript: number;
  css: number;
}

const file = join(packageRoot, 'sizes.json');

const entryOf = (name: string) =>
  `export * from ${JSON.stringify(join(packageRoot, 'dist', `${name}.js`))};`;

const cssOf = (name: string) => compressed(bundled(join(packageRoot, 'dist', `${name}.css`)));

/** The corresponding bare Radix component, and the maximum size of ours as a multiple of it. */
const BARE: Record<string, { code: string; most: number }> = {
  Accordion: {
    code: "export { Root, Item, Header, Trigger, Content } from 'radix-ui/accordion';",
    most: 1.15,
  },
  Button: { code: "export { Slot, Slottable } from 'radix-ui/slot';", most: 1.15 },
  Dialog: {
    code: "export { Root, Trigger, Portal, Overlay, Content, Title, Description, Close } from 'radix-ui/dialog';",
    most: 1.15,
  },
  Menu: { code: "export * from 'radix-ui/dropdown-menu';", most: 1.15 },
  Popover: { code: "export * from 'radix-ui/popover';", most: 1.15 },
  RadioGroup: {
    code: "export { Root, Item, Indicator } from '@radix-ui/react-radio-group';",
    most: 1.15,
  },
  // Tabs open for find-in-page and links, even before script, and wait for tabs that are added later.
  Tabs: {
    code: "export { Root, List, Trigger, Content } from 'radix-ui/tabs';",
    most: 1.19,
  },
  // The kit's words can be in another language, while Radix has English defaults; a toast works over
  // a dialog and passes its focus on.
  Toast: { code: "export * from 'radix-ui/toast';", most: 1.25 },
  Tooltip: { code: "export * from 'radix-ui/tooltip';", most: 1.15 },
};

/** Code, and the most bytes of JavaScript that it may add to a page without React. */
const LIMITS: [what: string, code: string, most: number][] = [
  [
    'All sections of a landing page',
    ['SiteHeader', 'Hero', 'LogoStrip', 'Steps', 'FeatureGrid', 'CallToAction', 'SiteFooter']
      .map(entryOf)
      .join('\n'),
    10_000,
  ],
  // As servers use it. Most of it is zod.
  ['The schema of SignUpForm', entryOf('SignUpForm.schema'), 5_900],
  // The tasks of `npm run bench -- kit`.
  ...(['button', 'faq', 'sign-up', 'everything'] as const).map(
    (task, at): [string, string, number] => [
      `The task ${task}`,
      taskCode(KITS[0]!, task),
      [1_000, 9_000, 12_000, 14_500][at]!,
    ],
  ),
];

const sizes: Record<string, Size> = {};
for (const { name, styled } of findComponents())
  sizes[name] = { javascript: await weigh(entryOf(name)), css: styled ? cssOf(name) : 0 };

const recorded = JSON.parse(await readFile(file, 'utf8')) as Record<string, Size>;

/** Whether the record is close enough to the measured size. */
const isAccurate = (name: string, size: Size) =>
  (['javascript', 'css'] as const).every((kind) => {
    const before = recorded[name]?.[kind] ?? Number.NaN;
    return Math.abs(size[kind] - before) <= Math.max(before * 0.03, 60);
  });

const renewed = Object.fromEntries(
  Object.entries(sizes).map(([name, size]) => [
    name,
    isAccurate(name, size) ? recorded[name]! : size,
  ]),
);
const wrong = [...new Set([...Object.keys(recorded), ...Object.keys(renewed)])].filter(
  (name) => recorded[name] !== renewed[name],
);
let failed = false;

if (process.argv.includes('--check')) {
  failed = wrong.length > 0;
  for (const name of wrong)
    console.error(
      `${name} is ${JSON.stringify(sizes[name] ?? 'gone')}, and sizes.json says ${JSON.stringify(recorded[name] ?? 'nothing')}. Run npm run update -- sizes, and explain growth in the commit.`,
    );
} else {
  if (wrong.length > 0) {
    await writeFile(file, await formatted(file, JSON.stringify(renewed)));
  }
  console.log('component            JS kB  CSS kB');
  for (const [name, { javascript, css }] of Object.entries(sizes))
    console.log(`${name.padEnd(18)}${kb(javascript)} ${kb(css)}`);
}

for (const [name, { code, most }] of Object.entries(BARE)) {
  const own = sizes[name]?.javascript ?? 0;
  const ratio = own / (await weigh(code));
  (ratio > most ? console.error : console.log)(
    `${name}: ${ratio.toFixed(2)} × bare Radix; the most is ${most}.`,
  );
  failed ||= ratio > most;
}
for (const [what, code, most] of LIMITS) {
  const bytes = await weigh(code);
  (bytes > most ? console.error : console.log)(`${what}: ${bytes} bytes; the most is ${most}.`);
  failed ||= bytes > most;
}
if (failed) process.exitCode = 1;

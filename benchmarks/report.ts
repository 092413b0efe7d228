/** Writes the figures of the bench as tables, and docs/kit-performance.md. */
import { table } from '@rapport/tooling/table';
import { median } from '../scripts/bench/machine.ts';
import type { Built } from './build.ts';
import { TASKS } from './kits.ts';
import type { Round } from './measure.ts';

const kilo = (bytes: number) => (bytes / 1000).toFixed(2);

export const sizeTable = (built: Built[]): string =>
  table(
    ['kit', 'T1 button', 'T2 FAQ of 10', 'T3 sign-up form', 'T4 all + 3 cards'],
    built.map(({ kit, sizes }) => [
      kit.name,
      ...TASKS.map((task) => `${kilo(sizes[task].js)} + ${kilo(sizes[task].css)}`),
    ]),
  );

/** Median and least: noise only ever adds to a time. */
const time = (times: number[]) => `${median(times).toFixed(1)} (${Math.min(...times).toFixed(1)})`;

/** @param rounds every round of each kit, in the same order as the kits */
export const timeTable = (built: Built[], rounds: Round[][]): string =>
  table(
    [
      'kit',
      'server T2 / T4',
      'answers in HTML',
      'mount 200 × 10',
      'hydrate T4',
      'toggle',
      'toggle with motion',
    ],
    built.map(({ kit, renders }, at) => {
      const all = (read: keyof Round) => (rounds[at] ?? []).map((round) => round[read]);
      const answers = renders.faq(10).includes('payment follows the approval');
      return [
        kit.name,
        `${median(all('serverFaq')).toFixed(0)} / ${median(all('serverEverything')).toFixed(0)}`,
        answers ? 'yes' : 'no',
        time(all('mount')),
        time(all('hydrate')),
        time(all('toggle')),
        time(all('toggleMoving')),
      ];
    }),
  );

interface Page {
  rounds: number;
  warning: string;
  sizes: string;
  times: string;
  /** Parts and their versions. */
  versions: string[][];
}

/** docs/kit-performance.md. */
export const kitPage = ({ rounds, warning, sizes, times, versions }: Page): string =>
  `# The kit beside others

Written by \`npm run bench -- kit --write\` on ${new Date().toISOString().slice(0, 10)}.${warning && ` **${warning}**`}

## What is measured

The same four tasks with each kit, with the same texts, fields and structure: **T1** a button, **T2** a FAQ of ten questions, **T3** a sign-up form with four fields and a choice, **T4** all of these and three cards. Vite builds every task, and each imports only the parts and stylesheets that it needs. Rapport and Mantine have a button that shows the password. The code in shadcn's style is written here.

- **Bytes**: JavaScript + CSS in kB of 1000 bytes, minified by Vite and compressed with Brotli, without React. The sections validate their form with zod and react-hook-form, which is most of their T3; no other kit's form validates.
- **Server**: renders to HTML per CPU second, of T2 and of T4. More is better.
- **Answers in HTML**: whether a search engine and a visitor without scripts get the answers of closed questions.
- **Mount, hydrate, toggle**: CPU milliseconds of the main thread of Chromium, up to two frames later: 200 FAQs of ten, T4 over the server's HTML, and the first click of a mouse on a question of T4. Toggle is measured for a reader who prefers reduced motion, because what motion costs is the number of frames; “with motion” goes to its end.

Kits take turns, so that noise hits all alike: medians of ${rounds} rounds, the least in brackets.

## Bytes

${sizes}

## Times

${times}

## The machine

${table(['part', 'version'], versions)}

The other kits have the MIT license. They are in [a package of their own](../benchmarks/others/package.json), which names their versions and which only this bench installs; nothing of them ships.
`;

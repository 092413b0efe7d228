/** The kits that the bench measures, and the code of each task with them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../packages/ui/scripts/components.ts';

/** A kit: a folder with the same parts as every other; see everything.tsx. */
export interface Kit {
  id: string;
  name: string;
  folder: string;
  /** Where its packages are found. */
  root: string;
  /** Another checkout's `packages/ui`, whose build stands in for this one's. */
  checkout?: string;
}

const here = import.meta.dirname;
const ours = join(here, 'kits');

/** A package of its own, which only this bench installs. */
export const othersRoot = join(here, 'others');

const own = (id: string, name: string): Kit => ({
  id,
  name,
  folder: join(ours, id),
  root: packageRoot,
});
const other = (id: string, name: string): Kit => ({
  id,
  name,
  folder: join(othersRoot, id),
  root: othersRoot,
});

export const KITS: Kit[] = [
  own('rapport', 'Rapport, primitives'),
  own('sections', 'Rapport, sections'),
  other('radix', 'bare Radix, CSS by hand'),
  other('shadcn', 'shadcn style'),
  other('mantine', 'Mantine'),
];

export const TASKS = ['button', 'faq', 'sign-up', 'everything'] as const;
export type Task = (typeof TASKS)[number];

const from = (file: string, names: string, kind: 'export' | 'import' = 'export') =>
  `${kind} { ${names} } from ${JSON.stringify(file)};`;

const partsOf = ({ folder }: Kit, kind: 'export' | 'import') => [
  from(join(folder, 'button.tsx'), 'GetStarted', kind),
  from(join(folder, 'faq.tsx'), 'Faq', kind),
  from(join(folder, 'sign-up.tsx'), 'SignUp', kind),
  from(join(folder, 'plan.tsx'), 'Plan', kind),
];

const provider = ({ folder }: Kit) => join(folder, 'provider.tsx');

/** Tailwind's stylesheet for a task, which lists the files whose classes it needs. */
function stylesOf({ folder }: Kit, task: Task): string[] {
  const file = join(folder, 'styles', `${task}.css`);
  return existsSync(file) ? [`import ${JSON.stringify(file)};`] : [];
}

/** A module that exports what a task needs, and no more. */
export function taskCode(kit: Kit, task: Task): string {
  const all = [...partsOf(kit, 'export'), from(join(here, 'everything.tsx'), 'Everything')];
  return [
    ...(existsSync(provider(kit)) ? [from(provider(kit), 'Provider')] : []),
    ...(task === 'everything' ? all : [all[TASKS.indexOf(task)]]),
    ...stylesOf(kit, task),
  ].join('\n');
}

/** A module that hands the parts of a kit to browser.tsx or server.tsx. */
export const runCode = (kit: Kit, place: 'browser' | 'server'): string =>
  [
    ...partsOf(kit, 'import'),
    existsSync(provider(kit))
      ? from(provider(kit), 'Provider', 'import')
      : from('react', 'Fragment as Provider', 'import'),
    from(join(here, `${place}.tsx`), 'run', 'import'),
    ...stylesOf(kit, 'everything'),
    'export default run({ GetStarted, Faq, SignUp, Plan, Provider });',
  ].join('\n');

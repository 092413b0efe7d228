/** The guides that ship with the package: those for sites that use the kit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../components.ts';

export interface Guide {
  /** The id of its docs page in Storybook. */
  id: string;
  /** Its file in `dist/docs/`. */
  path: string;
  mdx: string;
  /** Titles of its sections about the kit’s own repository. */
  leaveOut: string[];
}

const FILES: [mdx: string, ...leaveOut: string[]][] = [
  ['../../docs/storybook/LandingPage.mdx'],
  ['../../docs/storybook/MakeTheme.mdx', 'In the kit'],
  ['../../docs/storybook/Forms.mdx'],
  ['../../docs/storybook/TestYourSite.mdx'],
  ['src/foundations/Accents.mdx'],
  ['src/foundations/SpaceAndShape.mdx'],
];

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const findGuides = (): Guide[] =>
  FILES.map(([file, ...leaveOut]) => {
    const mdx = join(packageRoot, file);
    const [, title = ''] = /<Meta title="([^"]+)"/.exec(readFileSync(mdx, 'utf8')) ?? [];
    const name = slug(title.split('/').at(-1) ?? '');
    return { id: slug(title), path: `guides/${name}.md`, mdx, leaveOut };
  });

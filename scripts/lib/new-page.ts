/** Adds a page to the site: its words, its sections, its story and its route. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';
import { appFolder } from './paths.ts';

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const words = (name: string) => {
  const text = kebab(name).replaceAll('-', ' ');
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
};

const content = (
  name: string,
) => `import type { CallToActionContent, HeroContent } from '@rapport/ui';

export const hero: HeroContent = {
  title: '${words(name)}',
  text: 'Say in one sentence what visitors find here.',
};

export const closing: CallToActionContent = {
  title: 'Ready when you are',
  actions: [{ label: 'Sign up', href: '/register' }],
};
`;

const page = (name: string) => `import { CallToAction, Hero } from '@rapport/ui';
import { closing, hero } from '../content/${kebab(name)}.ts';
import { SitePage } from '../shell/SitePage.tsx';

export default function ${name}() {
  return (
    <SitePage>
      <Hero content={hero} />
      <CallToAction content={closing} surface="sunken" />
    </SitePage>
  );
}
`;

const story = (name: string) => `import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Company/${name}',
  id: 'pages-${name.toLowerCase()}',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/${kebab(name)}' },
});

export const Default = meta.story({ play: shown });
`;

const route = (name: string) => `  {
    path: '/${kebab(name)}',
    title: '${words(name)} · Rapport',
    file: '${name}.tsx',
    load: () => import('./pages/${name}.tsx'),
  },
`;

/** Inserts text before the last line that equals `line`. */
function before(line: string, text: string, added: string, from = 0): string {
  const at = text.indexOf(`\n${line}\n`, from) + 1;
  return text.slice(0, at) + added + text.slice(at);
}

/**
 * Adds the page. Returns the files that it writes.
 * @throws StopError if the page already exists.
 */
export function addPage(name: string): string[] {
  const source = (file: string) => join(appFolder, 'src', file);
  if (existsSync(source(`pages/${name}.tsx`))) {
    throw new StopError(`The page ${name} already exists: choose another name.`);
  }
  const read = (file: string) => readFileSync(source(file), 'utf8');
  const routes = read('routes.tsx');
  const files = {
    [`content/${kebab(name)}.ts`]: content(name),
    'content/descriptions.ts': before(
      '};',
      read('content/descriptions.ts'),
      `  '/${kebab(name)}': 'Say in one or two sentences what visitors find on ${words(name)}.',\n`,
    ),
    [`pages/${name}.tsx`]: page(name),
    [`pages/${name}.stories.tsx`]: story(name),
    'routes.tsx': before('];', routes, route(name), routes.indexOf('const sitePages')),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(source(file), text);
  return Object.keys(files).map((file) => source(file).slice(root.length + 1));
}

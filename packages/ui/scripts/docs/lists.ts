/** The index of the docs, and llms.txt: a list of every page with a sentence. */
import { heading, link, list, toMarkdown, words, type Block } from './markdown.ts';

interface Item {
  /** Its path in `dist/docs/`. */
  path: string;
  title: string;
  summary: string;
}

export interface Listed {
  guides: Item[];
  parts: (Item & { group: string })[];
}

const GROUPS: Record<string, string> = {
  sections: 'Sections',
  forms: 'Frames of forms',
  words: 'Words and router',
};

const titleOf = (group: string) => GROUPS[group] ?? `Primitives: ${group.replace('-', ' ')}`;

const items = (all: Item[], folder: string): Block =>
  list(
    all.map(({ path, title, summary }) => [link(folder + path, title), ...words(`: ${summary}`)]),
  );

/** Makes headings and lists of links. @param folder The pages' folder, relative to the list. */
export function listed({ guides, parts }: Listed, folder: string): Block[] {
  const groups = [...new Set([...Object.keys(GROUPS), ...parts.map(({ group }) => group)])];
  return [
    heading(2, 'Guides'),
    items(guides, folder),
    ...groups.flatMap((group) => [
      heading(2, titleOf(group)),
      items(
        parts.filter((part) => part.group === group),
        folder,
      ),
    ]),
  ];
}

/** Describes the package for assistants, in the format of https://llmstxt.org. */
export const llms = (lists: Listed, { description, site }: { description: string; site: string }) =>
  toMarkdown([
    heading(1, '@rapport/ui'),
    { type: 'blockquote', children: [{ type: 'paragraph', children: words(description) }] },
    list(
      [
        'Needs React 19. Import components from `@rapport/ui` and `@rapport/ui/styles.css` once.',
        'A page is a list of sections. Each takes its texts, pictures and links as `content`; write no styles.',
        'The brand’s color is `--rp-primary` on `:root`. Dark mode follows the system, or `data-color-scheme` on `<html>`.',
        'A form’s `onSubmit` returns a `FormResult`: `success`, `error` or `invalid`.',
        'Every page has the imports, code that compiles, the props with types and defaults, and what assistive technology gets.',
      ].map(words),
    ),
    heading(2, 'Start'),
    list([
      [
        link('README.md', 'README'),
        ...words(': install, a first page with a form, color, dark mode, router, tests'),
      ],
      [
        link('dist/components.json', 'Components manifest'),
        ...words(': entries, stylesheets and props of every part, as JSON'),
      ],
      [link('CHANGELOG.md', 'Changelog'), ...words(': what each version changed, and what to do')],
    ]),
    ...listed(lists, 'dist/docs/'),
    heading(2, 'Optional'),
    list([
      [link(site, 'Storybook'), ...words(': every part and state, live')],
      [
        link(`${site}manifests/components.json`, 'Storybook’s manifest'),
        ...words(': the stories’ code, for tools that know its format'),
      ],
    ]),
  ]);

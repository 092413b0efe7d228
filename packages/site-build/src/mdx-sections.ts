/** The parts of an HTML syntax tree used here. @see https://github.com/syntax-tree/hast */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const LISTS = new Set(['ul', 'ol']);

/**
 * A rehype plugin for long MDX texts: gives each level 2 heading an id made from its text and
 * exports the list, `sections: { id, title }[]`, for a table of contents.
 *
 * It skips modules that import anything: those are Storybook docs pages, which also pass through
 * this plugin.
 */
export function mdxSections() {
  return (tree: Node): void => {
    const children = tree.children ?? [];
    if (children.some(({ type }) => type === 'mdxjsEsm')) return;

    const sections: { id: string; title: string }[] = [];
    for (const heading of children.filter(({ tagName }) => tagName === 'h2')) {
      const title = wordsOf(heading);
      const id = idOf(title);
      if (sections.some((section) => section.id === id))
        throw new Error(`Two sections have the id "${id}"; give one of them another title.`);
      heading.properties = { ...heading.properties, id };
      sections.push({ id, title });
    }
    dropLineBreaks(tree);
    tree.children?.push(exportOf('sections', sections));
  };
}

/** Makes an id: lowercase, with a hyphen for anything that is not a letter or digit. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const wordsOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(wordsOf).join('');

/** Removes line breaks between blocks, each of which would be an invisible text node to hydrate. */
function dropLineBreaks(node: Node): void {
  if (node.type === 'root' || LISTS.has(node.tagName ?? ''))
    node.children = node.children?.filter(({ type, value }) => type !== 'text' || value !== '\n');
  node.children?.forEach(dropLineBreaks);
}

/** Makes the syntax tree of `export const name = …` for MDX. */
function exportOf(name: string, value: Record<string, string>[]) {
  const literal = (text: string) => ({ type: 'Literal', value: text });
  const object = (entry: Record<string, string>) => ({
    type: 'ObjectExpression',
    properties: Object.entries(entry).map(([key, text]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: key },
      value: literal(text),
    })),
  });
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'Identifier', name },
        init: { type: 'ArrayExpression', elements: value.map(object) },
      },
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            source: null,
            declaration,
          },
        ],
      },
    },
  };
}

/** The docs pages of stories that have none of their own. */
import { useContext } from 'react';
import {
  DocsContext,
  DocsPage,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** Each other story: its name, which leads to it, and what its comment says. */
function States() {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const rows = others.map(({ id, name, parameters }) => {
    const { story: text = '' } = (parameters['docs']?.description ?? {}) as { story?: string };
    const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
    return `| [${name}](?path=/story/${id}) | ${line} |`;
  });
  if (rows.length === 0) return null;
  return (
    <Markdown>
      {['## States', '', '| State | What it shows |', '| --- | --- |', ...rows].join('\n')}
    </Markdown>
  );
}

/**
 * A page of the site is shown live once, and its other states in a table: each would need a frame,
 * which starts a Storybook of its own.
 */
export default function PageDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.parameters['docs']?.story?.inline !== false) return <DocsPage />;
  return (
    <>
      <Title />
      <Primary />
      <States />
    </>
  );
}

import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Code } from './Code.tsx';

const snippet = `import { Button } from '@rapport/ui';

export const Start = () => <Button size="lg">Get started</Button>;`;

const meta = preview.meta({
  title: 'Components/Text/Code',
  id: 'code',
  component: Code,
  args: { children: 'npm start' },
});

export const Default = meta.story({
  render: (args) => (
    <Stack style={{ maxInlineSize: '36rem' }}>
      <Text>
        Run <Code {...args} />, then open <Code>localhost:5173</Code>.
      </Text>
      <Code block>{snippet}</Code>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { children: 'npm run build' } });

/** Lines as written; a long one wraps instead of scrolling. */
export const Block = meta.story({
  args: {
    block: true,
    children:
      'import { Button } from \'@rapport/ui\';\n\nexport const Start = () => (\n  <Button variant="outline">A label so long that on a phone this line has to wrap</Button>\n);',
  },
  play: async ({ canvas }) => {
    const block = canvas.getByRole('code');
    await expect(block.innerText.split('\n')).toHaveLength(5);
    await expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['canvas', 'surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Text>
            {surface}: <Code>in a line</Code>
          </Text>
          <Code block>{'in a block\n  of two lines'}</Code>
        </Card>
      ))}
    </Stack>
  ),
});

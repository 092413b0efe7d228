import preview from '#stories/preview.tsx';
import { Actions } from '../../controls/Actions/Actions.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SectionIntro } from './SectionIntro.tsx';

const content = {
  eyebrow: 'Packages',
  title: 'Pick the help you need',
  text: 'Each package can be ended at the end of a month, and changed in between.',
};

const meta = preview.meta({
  title: 'Components/Layout/SectionIntro',
  id: 'sectionintro',
  component: SectionIntro,
  args: { content },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { align: 'center' } });

export const WithLinks = meta.story({
  args: { children: <Actions actions={[{ label: 'Compare packages', href: '#' }]} /> },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={10}>
      {(['start', 'center'] as const).flatMap((align) =>
        (['4xl', '3xl', '2xl'] as const).map((size) => (
          <SectionIntro
            key={align + size}
            align={align}
            size={size}
            content={{ ...content, title: `${align}, ${size}` }}
          />
        )),
      )}
    </Stack>
  ),
});

import { Container, Inline, Section, SectionIntro, Stack, Text, type Surface } from '@rapport/ui';
import { useId } from 'react';
import type { PlacesContent } from '../content/places.ts';

interface PlacesProps {
  content: PlacesContent;
  surface?: Surface;
}

/** Names of places that are not open yet: words, which nobody takes for links. */
export function Places({ content, surface }: PlacesProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} surface={surface} padding="sm">
      <Container>
        <Stack gap={5}>
          <SectionIntro content={content} titleId={titleId} size="2xl" />
          <Inline asChild gap={6}>
            <ul>
              {content.names.map((name) => (
                <li key={name}>
                  <Text weight="semibold">{name}</Text>
                </li>
              ))}
            </ul>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}

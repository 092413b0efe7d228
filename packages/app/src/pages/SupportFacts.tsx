import { DescriptionItem, DescriptionList, Heading, Link, Stack, Text } from '@rapport/ui';
import { useId } from 'react';
import type { SupportContent } from '../content/contact.tsx';

/** A list of ways to get in touch that fits beside a form. */
export function SupportFacts({ content }: { content: SupportContent }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading id={titleId} headingLevel={3} size="xl">
          {content.title}
        </Heading>
        <DescriptionList>
          {content.channels.map(({ title, text, detail, link }) => (
            <DescriptionItem key={title} label={title}>
              {text && <Text tone="quiet">{text}</Text>}
              {detail && <Text weight="semibold">{detail}</Text>}
              {link && <Link href={link.href}>{link.label}</Link>}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Stack>
    </section>
  );
}

import {
  DescriptionItem,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Text,
  type SupportChannelsContent,
} from '@rapport/ui';
import { useId } from 'react';

/** Ways to get in touch, as a list that fits beside a form. */
export function SupportFacts({ content }: { content: SupportChannelsContent }) {
  const titleId = useId();
  return (
    <Stack gap={4} role="region" aria-labelledby={titleId}>
      <Heading id={titleId} headingLevel={3} size="xl">
        {content.title}
      </Heading>
      <DescriptionList>
        {content.channels.map(({ title, text, detail, link }, index) => (
          <DescriptionItem key={index} label={title}>
            <Text tone="quiet">{text}</Text>
            {detail && <Text weight="semibold">{detail}</Text>}
            {link && <Link href={link.href}>{link.label}</Link>}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Stack>
  );
}

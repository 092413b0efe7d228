import { DescriptionItem, DescriptionList } from '@rapport/ui';
import type { ReactNode } from 'react';

/** Facts by their labels. */
export const Facts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <DescriptionList>
    {Object.entries(facts).map(([label, fact]) => (
      <DescriptionItem key={label} label={label}>
        {fact}
      </DescriptionItem>
    ))}
  </DescriptionList>
);

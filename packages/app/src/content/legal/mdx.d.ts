declare module '*.mdx' {
  import type { LegalSection } from '@rapport/ui';
  import type { ComponentProps, ComponentType } from 'react';

  /** What the text is divided into: one for each heading of the second rank. */
  export const sections: LegalSection[];

  /** The text. */
  const Text: ComponentType<{
    /** What stands in place of an element of the text. */
    components?: { a?: ComponentType<ComponentProps<'a'>> };
  }>;
  export default Text;
}

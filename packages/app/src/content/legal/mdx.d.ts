declare module '*.mdx' {
  import type { LegalSection } from '@rapport/ui';
  import type { ComponentProps, ComponentType } from 'react';

  /** The sections of the text, one for each heading of level 2. */
  export const sections: LegalSection[];

  /** The text. */
  const Text: ComponentType<{
    /** Components that replace elements of the text. */
    components?: { a?: ComponentType<ComponentProps<'a'>> };
  }>;
  export default Text;
}

declare module '*.mdx' {
  import type { LegalDocumentItem } from '@rapport/ui';
  import type { ComponentProps, ComponentType, ReactNode } from 'react';

  /** The sections of the text, one for each heading of level 2. */
  export const sections: LegalDocumentItem[];

  /** The text. */
  const Text: ComponentType<{
    /** Components that replace elements of the text, and its links for email. */
    components: {
      a?: ComponentType<ComponentProps<'a'>>;
      Email: ComponentType<{ children: ReactNode }>;
    };
  }>;
  export default Text;
}

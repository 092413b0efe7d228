import { LegalDocument, Link } from '@rapport/ui';
import { Email } from '../content/email.tsx';
import { terms } from '../content/legal/documents.ts';
import Text, { sections } from '../content/legal/terms.mdx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Terms() {
  return (
    <SitePage>
      <LegalDocument content={{ ...terms, items: sections }}>
        <Text components={{ a: Link, Email }} />
      </LegalDocument>
    </SitePage>
  );
}

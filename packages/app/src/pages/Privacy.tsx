import { LegalDocument, Link } from '@rapport/ui';
import { Email } from '../content/email.tsx';
import { privacy } from '../content/legal/documents.ts';
import Text, { sections } from '../content/legal/privacy.mdx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Privacy() {
  return (
    <SitePage>
      <LegalDocument content={{ ...privacy, items: sections }}>
        <Text components={{ a: Link, Email }} />
      </LegalDocument>
    </SitePage>
  );
}

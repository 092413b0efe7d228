import { LegalDocument, Link } from '@rapport/ui';
import { cookiePolicy } from '../content/legal/documents.ts';
import Text, { sections } from '../content/legal/cookie-policy.mdx';
import { SitePage } from '../shell/SitePage.tsx';

export default function CookiePolicy() {
  return (
    <SitePage>
      <LegalDocument content={{ ...cookiePolicy, sections }}>
        <Text components={{ a: Link }} />
      </LegalDocument>
    </SitePage>
  );
}

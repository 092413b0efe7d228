import { LegalDocument, Link } from '@rapport/ui';
import { Email } from '../content/email.tsx';
import { cookiePolicy } from '../content/legal/documents.ts';
import Text, { sections } from '../content/legal/cookie-policy.mdx';
import { SitePage } from '../shell/SitePage.tsx';

export default function CookiePolicy() {
  return (
    <SitePage>
      <LegalDocument content={{ ...cookiePolicy, items: sections }}>
        <Text components={{ a: Link, Email }} />
      </LegalDocument>
    </SitePage>
  );
}

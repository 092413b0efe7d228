import { Alert, Container, Link } from '@rapport/ui';
import { useEffect } from 'react';
import { insteadOf } from '../../content/notices.ts';

/** Says once why this is not the page at a path. */
export function InsteadNotice({ path }: { path: string }) {
  // Not again after a reload, or when the visitor comes back.
  useEffect(() => history.replaceState({ ...history.state, usr: null }, ''), []);
  const { text, link } = insteadOf(path);
  return (
    <Container>
      <Alert id="notice" className="rp-InsteadNotice">
        <p>
          {text} {link && <Link href={link.href}>{link.label}</Link>}
        </p>
      </Alert>
    </Container>
  );
}

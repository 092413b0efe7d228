import { Alert, Container, Link } from '@rapport/ui';
import { insteadOf } from '../../content/notices.ts';

/** Says why this is not the page at a path. */
export function InsteadNotice({ path }: { path: string }) {
  const { text, link } = insteadOf(path);
  return (
    <Container>
      <Alert id="notice" className="site-InsteadNotice">
        <p>
          {text} {link && <Link href={link.href}>{link.label}</Link>}
        </p>
      </Alert>
    </Container>
  );
}

import { Hero } from '@rapport/ui';
import { useTitle } from '../use-title.ts';

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <Hero
      content={{
        eyebrow: 'Error 404',
        title: 'There’s no page here',
        text: 'The link may be old, or the address has a typo.',
        actions: [{ label: 'Go to the home page', href: '/' }],
      }}
    />
  );
}

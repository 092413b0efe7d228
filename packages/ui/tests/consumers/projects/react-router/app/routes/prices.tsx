import { Hero } from '@rapport/ui';

export default function Prices() {
  return (
    <main>
      <Hero content={{ title: 'Our prices', actions: [{ label: 'Home', href: '/' }] }} />
    </main>
  );
}

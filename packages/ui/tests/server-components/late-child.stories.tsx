import preview from '#stories/preview.tsx';
import { Button } from '../../src/primitives/controls/Button/Button.tsx';

/** Only a server component can be async: the client gets a promise of its element. */
async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return (
    <a href="/help" className="late">
      Help
    </a>
  );
}

export const Default = preview.meta({ title: 'Late child' }).story({
  render: () => (
    <Button asChild>
      <Late />
    </Button>
  ),
});

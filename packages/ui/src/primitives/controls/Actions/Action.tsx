import type { ActionContent, ButtonAction, LinkAction } from '../../../lib/content.ts';
import { oneElement } from '../../../lib/one-element.tsx';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';

interface ActionProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'block' | 'icon' | 'id' | 'aria-describedby' | 'aria-labelledby'
> {
  /** What to render. Its own `variant` wins. */
  action: ActionContent;
  /** The `href` of the current page; a link to it gets `aria-current="page"`. */
  currentHref?: string | undefined;
}

const isOurs = (action: ActionContent): action is LinkAction | ButtonAction =>
  typeof action === 'object' && action !== null && 'label' in action;

/** One action of a section: a link, a button or a node. */
export function Action({ action, currentHref, ...look }: ActionProps) {
  if (!isOurs(action)) return wrapText(action);
  const { label, variant = look.variant, ...rest } = action;

  return rest.href === undefined ? (
    <Button {...look} variant={variant} onClick={rest.onClick}>
      {oneElement(label)}
    </Button>
  ) : (
    <Button {...look} variant={variant} asChild>
      <Link {...rest} aria-current={rest.href === currentHref ? 'page' : undefined}>
        {oneElement(label)}
      </Link>
    </Button>
  );
}

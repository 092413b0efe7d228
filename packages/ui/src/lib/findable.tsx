'use client';
import { useEffect, useRef, type ComponentProps, type CSSProperties, type RefObject } from 'react';
import { hashTarget } from './hash-target.ts';

/**
 * On a `<div>`, React writes `hidden="until-found"` as a plain `hidden`; on a custom element it
 * writes the value as it is, on the server too, so the browser can search before the script has
 * loaded. Nothing defines the element, because it needs no script.
 */
const Panel = 'rp-findable' as 'div';

/** React's types know only the plain attribute. */
const UNTIL_FOUND = 'until-found' as unknown as true;

/** Closed content of Radix that the browser has shown before the script ran. */
const FOUND = ':not([hidden],[data-state=open],[data-state=active])';

interface FindableProps extends ComponentProps<'div'> {
  /** What `useFindable` opens. */
  value: string;
  /** Replaces Radix's inline style, which a strict policy refuses in the server's HTML. */
  ownStyle?: CSSProperties | undefined;
  'data-state'?: string | undefined;
}

/** The child of a Radix Content with `forceMount asChild`. The browser can find it while closed. */
export function Findable({ value, ownStyle, tabIndex, ...rest }: FindableProps) {
  const isOpen = rest['data-state'] === 'open' || rest['data-state'] === 'active';
  return (
    <Panel
      {...rest}
      data-value={value}
      style={ownStyle}
      hidden={isOpen ? undefined : UNTIL_FOUND}
      // A closed panel of Tabs is no stop of the Tab key.
      tabIndex={isOpen || tabIndex === undefined ? tabIndex : -1}
      // Before the script runs, the browser removes `hidden` where it finds text.
      suppressHydrationWarning
    />
  );
}

/**
 * Opens a closed {@link Findable} of a part when find-in-page, a link or the address leads into it,
 * even if that was before the script ran. Once it runs, the part's root has `data-ready`.
 *
 * @param open Opens the content with this value.
 * @param place Matches what links lead to, by its `id` or one inside: the content or around it.
 * @returns The ref of the part's root element.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#hidden-until-found-and-details-revealing-algorithm
 */
export function useFindable(
  open: (value: string) => void,
  place: string,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  useEffect(() => {
    const part = root.current as HTMLDivElement;
    part.dataset['ready'] = '';
    const panels = (matching: string) => [...part.querySelectorAll<HTMLElement>(Panel + matching)];

    const reveal = (panel: HTMLElement) => {
      // A part inside this one opens its own.
      if (panel.closest('[data-ready]') !== part) return;
      // At once and to full height, because browsers next scroll to a place inside.
      panel.removeAttribute('hidden');
      for (const animation of panel.closest(place)?.getAnimations() ?? []) animation.finish();
      latest.current(panel.dataset['value'] as string);
    };
    const follow = (hash: string) => {
      const target = hashTarget(hash, part);
      const panel = panels('[hidden]').find((each) => each.closest(place)?.contains(target));
      if (!panel) return;
      reveal(panel);
      target?.scrollIntoView();
    };
    const onFind = ({ target }: Event) => {
      if ((target as Element).localName === Panel) reveal(target as HTMLElement);
    };
    const onHashChange = () => follow(location.hash);
    const onClick = (event: MouseEvent) => follow(hashOfLink(event));

    panels(FOUND).forEach(reveal);
    onHashChange();
    part.addEventListener('beforematch', onFind);
    addEventListener('hashchange', onHashChange);
    // A link to the current address has no `hashchange`.
    addEventListener('click', onClick, true);
    return () => {
      part.removeEventListener('beforematch', onFind);
      removeEventListener('hashchange', onHashChange);
      removeEventListener('click', onClick, true);
    };
  }, [place]);

  return root;
}

/** The hash of a pressed link to this page. */
function hashOfLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string {
  const link = (target as Partial<Element>).closest?.('a');
  const opensElsewhere = ctrlKey || metaKey || shiftKey || link?.pathname !== location.pathname;
  return opensElsewhere ? '' : link.hash;
}

import { use, useRef, type ElementType, type ReactNode } from 'react';
import { usePrerendered } from '../../prerendered.ts';
import { useEntered } from '../screens/use-entered.ts';

interface DrawingProps {
  /** The pictures, by name. */
  load: () => Promise<Record<string, ReactNode>>;
  name: string;
  /** The element that the picture is. */
  as: ElementType;
}

function Drawing({ load, name, as: Root }: DrawingProps) {
  const inHtml = usePrerendered() && !import.meta.env.SSR;
  return inHtml ? <InHtml as={Root} /> : use(load())[name];
}

/** React leaves what is inside as the HTML has it. A screen still moves when it enters the view. */
function InHtml({ as: Root }: Pick<DrawingProps, 'as'>) {
  const ref = useRef<Element>(null);
  const entered = useEntered(ref);
  return (
    <Root
      ref={Root === 'svg' ? null : ref}
      data-entered={entered}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

let ahead = false;
/** Downloads the pictures that more than one page has. */
const shared = new Set<() => void>();

/** Downloads the pictures of pages from now on together with their code, not when they are drawn. */
export function drawAhead(): void {
  ahead = true;
  for (const load of shared) load();
  shared.clear();
}

/**
 * Pictures that are drawn once: a prerendered page has them in its HTML, so their code is downloaded
 * only for pages that are opened later. This saves a page 0.4 to 15.6 kB of JavaScript (`/`), 5.7 in
 * the median. They must not change or respond to anything.
 *
 * @param load Imports the module that exports them, as elements.
 * @param isShared Whether other pages than the one that is loaded first have them too.
 * @returns A function that places the picture of this name: an `svg`, unless another element is
 * given.
 */
export function drawings<Name extends string>(
  load: () => Promise<Record<Name, ReactNode>>,
  isShared = false,
) {
  let loading: Promise<Record<string, ReactNode>> | undefined;
  // A page works without pictures that cannot be downloaded.
  const once = () => (loading ??= load().catch(() => ({})));
  // What fails ahead of its time is tried again when it is drawn.
  const early = () =>
    void load().then(
      (pictures) => (loading ??= Promise.resolve(pictures)),
      () => {},
    );
  if (ahead) early();
  else if (isShared) shared.add(early);
  return (name: Name, as: ElementType = 'svg') => <Drawing load={once} name={name} as={as} />;
}

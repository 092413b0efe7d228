import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { useEntered } from './use-entered.ts';

interface Module {
  default: ComponentType;
}

interface PartProps {
  load: () => Promise<Module>;
}

/** In the build, which renders the part to HTML. */
function Prerendered({ load }: PartProps) {
  const { default: Part } = use(load());
  return (
    <div className="rp-InView">
      <Part />
    </div>
  );
}

const elementsIn = (ref: RefObject<HTMLDivElement | null>): Element[] => [
  ...(ref.current?.querySelectorAll('*') ?? []),
];

/** Downloads the part once the element is in view, and notes which element inside has the focus. */
function usePart(load: PartProps['load'], ref: RefObject<HTMLDivElement | null>) {
  const entered = useEntered(ref);
  const [Part, setPart] = useState<ComponentType>();
  const focused = useRef(-1);
  useEffect(() => {
    if (!entered) return;
    load().then(
      (module) => {
        focused.current = elementsIn(ref).indexOf(document.activeElement as Element);
        setPart(() => module.default);
      },
      // The HTML stays, in which everything can be read.
      () => {},
    );
  }, [entered, load, ref]);
  return { Part, focused };
}

function InView({ load }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { Part, focused } = usePart(load, ref);

  useLayoutEffect(() => {
    // The same place of the part, which may be a list that passes the focus on to its first tab.
    const place = Part && elementsIn(ref)[focused.current];
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }, [Part, focused]);

  if (Part)
    return (
      <div key="part" ref={ref} className="rp-InView">
        <Part />
      </div>
    );
  return (
    <div
      key="html"
      ref={ref}
      className="rp-InView"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * Makes a part of a page that responds to the visitor, such as a preview to play with. Its HTML is
 * prerendered. Its code is downloaded when it comes into view, and then takes the place of this
 * HTML, so both must look alike.
 *
 * @param load Imports the module whose default export is the part.
 */
export function inView(load: PartProps['load']): ComponentType {
  let loading: Promise<Module> | undefined;
  const once = () => (loading ??= load());
  return import.meta.env.SSR ? () => <Prerendered load={once} /> : () => <InView load={once} />;
}

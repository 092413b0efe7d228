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

/** Downloads the part once the element is in view, and notes whether the focus is inside. */
function usePart(load: PartProps['load'], ref: RefObject<HTMLDivElement | null>) {
  const entered = useEntered(ref);
  const [Part, setPart] = useState<ComponentType>();
  const focused = useRef(false);
  useEffect(() => {
    if (!entered) return;
    load().then(
      (module) => {
        focused.current = ref.current?.contains(document.activeElement) ?? false;
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
    if (Part && focused.current)
      ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
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

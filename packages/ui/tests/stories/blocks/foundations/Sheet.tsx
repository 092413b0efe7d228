/** What every page of the foundations is drawn on. */
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themeNames } from './tokens.ts';
import './Sheet.css';

type Globals = { userGlobals?: Record<string, string>; globals?: Record<string, string> };

const themeIn = ({ userGlobals, globals }: Globals) =>
  (userGlobals ?? globals)?.['theme'] ?? themeNames[0]!;

/** The theme that the toolbar says. */
export function useTheme(): string {
  const { channel } = use(DocsContext);
  const [theme, setTheme] = useState(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [Globals?];
    return themeIn(last ?? {});
  });
  useEffect(() => {
    const listen = (event: Globals) => setTheme(themeIn(event));
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, listen);
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, listen);
    };
  }, [channel]);
  return theme;
}

interface Copying {
  /** What was copied last, or could not be. */
  said: { value: string; isCopied: boolean } | undefined;
  copy: (value: string) => void;
}

const CopyContext = createContext<Copying>({ said: undefined, copy: () => {} });

interface SheetProps {
  /** What the sheet shows, for assistive technology. */
  label: string;
  /** A line below: the theme whose values are shown, unless all themes share them. */
  isThemed?: boolean;
  children: ReactNode;
}

/** A sheet in the theme's own colors. It says what was copied. */
export function Sheet({ label, isThemed = false, children }: SheetProps) {
  const theme = useTheme();
  const [said, setSaid] = useState<Copying['said']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback((value: string) => {
    const say = (isCopied: boolean) => {
      setSaid({ value, isCopied });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSaid(undefined), 4000);
    };
    // Missing without HTTPS; refused by some browsers in a frame.
    void Promise.resolve(navigator.clipboard?.writeText(value) ?? Promise.reject(new Error())).then(
      () => say(true),
      () => say(false),
    );
  }, []);

  const context = useMemo(() => ({ said, copy }), [said, copy]);
  return (
    <CopyContext value={context}>
      <section className="fd-sheet sb-unstyled" aria-label={label} data-surface="canvas">
        {children}
        {isThemed && (
          <p className="fd-note">
            Values of the theme <strong>{theme}</strong>. The toolbar has the others.
          </p>
        )}
      </section>
      <output className="fd-said sb-unstyled">
        {said && (said.isCopied ? `Copied ${said.value}` : `Copy this by hand: ${said.value}`)}
      </output>
    </CopyContext>
  );
}

/** A value that a click copies. */
export function Copy({ value, children = value }: { value: string; children?: ReactNode }) {
  const { said, copy } = use(CopyContext);
  const isCopied = said?.value === value && said.isCopied;
  return (
    <button
      type="button"
      className="fd-copy"
      data-copied={isCopied || undefined}
      title={`Copy ${value}`}
      onClick={() => copy(value)}
    >
      {children}
    </button>
  );
}

/** Links to the docs of parts. */
export function Parts({ names }: { names: string[] }) {
  return (
    <ul className="fd-parts">
      {names.map((name) => (
        <li key={name}>
          <a href={`./?path=/docs/${name.toLowerCase()}--docs`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What every page of the foundations is drawn on. */
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { themes } from '../../themes.ts';
import { themeNames } from './tokens.ts';
import './Sheet.css';

let chosen = themeNames[0]!;
const listeners = new Set<() => void>();

/** Draws every sheet of the page in this theme. */
export function chooseTheme(theme: string): void {
  chosen = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const getTheme = () => chosen;

/** The theme that the reader chose on a sheet. */
export const useTheme = () => useSyncExternalStore(subscribe, getTheme, getTheme);

interface Copying {
  /** What was copied last, or could not be. */
  said: { value: string; isCopied: boolean } | undefined;
  copy: (value: string) => void;
}

const CopyContext = createContext<Copying>({ said: undefined, copy: () => {} });

interface SheetProps {
  /** What the sheet shows, for assistive technology. */
  label: string;
  /** Whether themes differ in what it shows: the reader chooses one. @default false */
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
        {isThemed && (
          <label className="fd-theme">
            Theme{' '}
            <select value={theme} onChange={(event) => chooseTheme(event.target.value)}>
              {themeNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <style>{themes.get(theme)}</style>
          </label>
        )}
        {children}
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

/** Stories with one fault each that the rendering tests must find, and one story without a fault. */
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PlainStory } from './preview.tsx';

const broken = (title: string, element: () => ReactNode): [string, PlainStory] => [
  title,
  { title, tags: [], element },
];

function TakesFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <button ref={ref}>Accept</button>;
}

export const brokenStories: ReadonlyMap<string, PlainStory> = new Map([
  broken('a server that renders something else', () => (
    <p>{typeof document === 'undefined' ? 'server' : 'browser'}</p>
  )),
  broken('nothing without script', () => (typeof document === 'undefined' ? null : <p>late</p>)),
  broken('a closed overlay', () => <button>Open</button>),
  broken('an overlay that takes focus', () => (
    <div style={{ blockSize: 200 }}>
      <p>Behind it</p>
      <TakesFocus />
      <p style={{ marginBlockStart: 100 }}>Below it</p>
    </div>
  )),
  broken('only text for screen readers', () => (
    <p style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>Heard</p>
  )),
  broken('a constant id', () => <p id="constant">Twice</p>),
  broken('a reference to nothing', () => <input aria-label="A" aria-describedby="nowhere" />),
  broken('text of low contrast', () => (
    <p style={{ color: '#999', background: '#fff' }}>Hard to read</p>
  )),
  broken('text of low contrast in dark', () => (
    <p style={{ color: 'light-dark(#333, #444)', background: 'light-dark(#fff, #333)' }}>Night</p>
  )),
  broken('a field without a label', () => <input type="text" />),
  broken('a box wider than a phone', () => <div style={{ inlineSize: 500 }}>Wide</div>),
  broken('an overlay wider than a phone', () => (
    <div style={{ position: 'fixed', insetInlineStart: 0, inlineSize: 500 }}>Over</div>
  )),
  broken('a panel at the edges of the page', () => (
    <section>
      <div style={{ padding: 20, border: '1px solid' }}>
        <p>In a panel</p>
      </div>
      <p style={{ paddingInline: 20, lineHeight: 1 }}>Below it</p>
    </section>
  )),
  broken('content that keeps off the edges', () => (
    <section style={{ padding: 20, background: '#eee' }}>
      <div style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>
        Only heard
      </div>
      <p>In a band</p>
    </section>
  )),
  broken('a drawing without a size', () => (
    <span style={{ display: 'inline-flex', inlineSize: 20 }}>
      <svg viewBox="0 0 24 24" />
    </span>
  )),
  broken('text that is cut off', () => (
    <p style={{ blockSize: 20, overflow: 'hidden' }}>
      Two lines on a phone, but the box is one line high and hides the second, whatever it says
    </p>
  )),
  broken('text beyond a clipped box', () => (
    <div style={{ inlineSize: 80, overflow: 'clip', position: 'relative' }}>
      <div style={{ position: 'absolute', inset: '-20px', background: '#eee' }} />
      <p style={{ position: 'relative', whiteSpace: 'nowrap' }}>Longer than its box is wide</p>
    </div>
  )),
  broken('text that is not cut off', () => (
    <div style={{ inlineSize: 80, overflow: 'hidden', position: 'relative' }}>
      <div style={{ position: 'absolute', inset: '-20px', background: '#eee' }} />
      <p style={{ position: 'relative', overflow: 'auto', whiteSpace: 'nowrap' }}>
        Longer than its box is wide
      </p>
      <p style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>Heard</p>
    </div>
  )),
  broken('two small targets side by side', () => (
    <>
      <button style={{ inlineSize: 16, blockSize: 16, padding: 0 }} aria-label="A" />
      <button style={{ inlineSize: 16, blockSize: 16, padding: 0 }} aria-label="B" />
    </>
  )),
  broken('small items of a menu', () => (
    <div role="menu">
      <div role="menuitem" style={{ blockSize: 16 }}>
        First
      </div>
      <div role="menuitem" style={{ blockSize: 16 }}>
        Second
      </div>
    </div>
  )),
  broken('no focus ring', () => <button style={{ outline: 'none' }}>Press</button>),
  broken('a pale focus ring', () => (
    <button style={{ outline: '3px solid #ddd', background: '#fff' }}>Pale</button>
  )),
  broken('no focus ring on what the arrow keys reach', () => (
    <div
      role="menu"
      tabIndex={-1}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'ArrowDown') (currentTarget.lastElementChild as HTMLElement).focus();
      }}
    >
      <div role="menuitem" tabIndex={0}>
        First
      </div>
      <div role="menuitem" tabIndex={-1} style={{ outline: 'none' }}>
        Second
      </div>
    </div>
  )),
  broken('a focus ring that forced colors remove', () => (
    <>
      <style>{'@media (forced-colors: active) { .bare { outline: none !important } }'}</style>
      <button className="bare">Forced</button>
    </>
  )),
  broken('a Tab order without an end', () => (
    <>
      {Array.from({ length: 21 }, (_, stop) => (
        <button key={stop} style={{ outlineOffset: 2 }}>
          Stop
        </button>
      ))}
    </>
  )),
  broken('movement', () => (
    <div
      ref={(node) => {
        node?.animate([{ transform: 'none' }, { transform: 'translateX(10px)' }], {
          duration: 5_000,
        });
      }}
    >
      Moves
    </div>
  )),
  broken('movement by a margin', () => (
    <div
      ref={(node) => {
        node?.animate([{ marginInlineStart: '0' }, { marginInlineStart: '10px' }], {
          duration: 5_000,
        });
      }}
    >
      Shifts
    </div>
  )),
  broken('an element outside the story', () =>
    createPortal(<p className="rp-Loose">Loose</p>, document.body),
  ),
  // eslint-disable-next-line react/button-has-type -- this is the fault that the test must find
  broken('a button without a type', () => <button>Submits</button>),
]);

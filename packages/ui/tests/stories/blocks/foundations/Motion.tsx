/** Durations and curves, to be played. */
import { useState } from 'react';
import { usersOf } from './kit-styles.ts';
import { Copy, Parts, Sheet, useTheme } from './Sheet.tsx';
import { matching, tokensOf, type Dimension, type Token } from './tokens.ts';
import './Motion.css';

const milliseconds = (token: Token) => (token.$value as Dimension).value;

/** A dot that crosses its track when asked to. */
function Track({ duration, ease, name }: { duration: string; ease: string; name: string }) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <button
      type="button"
      className="fd-track"
      data-end={isAtEnd || undefined}
      aria-label={`Play ${name}`}
      onClick={() => setIsAtEnd(!isAtEnd)}
    >
      <span
        className="fd-dot"
        style={{
          transitionDuration: `var(${duration})`,
          transitionTimingFunction: `var(${ease})`,
        }}
      />
    </button>
  );
}

/** How long things take. */
export function Durations() {
  const theme = useTheme();
  const ease = matching(theme, /^ease\./)[0]!.property!;
  const durations = matching(theme, /^duration\./).sort(
    (one, other) => milliseconds(one) - milliseconds(other),
  );
  return (
    <Sheet label="Durations">
      {durations.map((token) => (
        <article key={token.id} className="fd-row" data-token={token.id}>
          <header>
            <h3 className="fd-name">{token.id.split('.').at(-1)}</h3>
            <p>{milliseconds(token)} ms</p>
            <Copy value={token.property!} />
          </header>
          <div>
            <Track duration={token.property!} ease={ease} name={token.id.split('.').at(-1)!} />
            <Parts names={usersOf(token.property!)} />
          </div>
        </article>
      ))}
      <p className="fd-note fd-moving">
        Point at a track, move the focus to it or press it: the dot crosses it.
      </p>
      <p className="fd-note fd-still">
        You asked for less motion, so the dots change place without moving, as everything in the kit
        does.
      </p>
    </Sheet>
  );
}

/** How things speed up and slow down. */
export function Curves() {
  const theme = useTheme();
  const slow = [...tokensOf(theme).values()]
    .filter(({ id }) => id.startsWith('duration.'))
    .sort((one, other) => milliseconds(other) - milliseconds(one))[0]!;
  return (
    <Sheet label="Curves">
      {matching(theme, /^ease\./).map((token) => {
        const [x1, y1, x2, y2] = token.$value as [number, number, number, number];
        const y = (value: number) => 100 - 100 * value;
        return (
          <article key={token.id} className="fd-row" data-token={token.id}>
            <header>
              <h3 className="fd-name">{token.id.split('.').at(-1)}</h3>
              <Copy value={`cubic-bezier(${[x1, y1, x2, y2].join(', ')})`} />
              <Copy value={token.property!} />
            </header>
            <div className="fd-curve">
              <svg viewBox="-4 -4 108 108" aria-hidden="true">
                <path className="fd-curve-frame" d="M0 0V100H100" />
                <path
                  className="fd-curve-handles"
                  d={`M0 100L${100 * x1} ${y(y1)}M100 0L${100 * x2} ${y(y2)}`}
                />
                <path
                  className="fd-curve-line"
                  d={`M0 100C${100 * x1} ${y(y1)} ${100 * x2} ${y(y2)} 100 0`}
                />
              </svg>
              <Track duration={slow.property!} ease={token.property!} name={token.id} />
            </div>
          </article>
        );
      })}
      <p className="fd-note">
        For people who want less motion, the kit’s last layer ends all animations and transitions;
        the tests of every story fail for anything that still moves.
      </p>
    </Sheet>
  );
}

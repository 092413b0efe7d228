/** The pictures of the page for brands. */
import { useId } from 'react';
import { coral, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

const people = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({ x: 76 + column * 42, y: 37 + row * 42 })),
);

function Found() {
  const id = useId();
  return (
    <Picture>
      <clipPath id={id}>
        <circle cx="139" cy="79" r="52" />
      </clipPath>
      {people.map(({ x, y }) => (
        <circle key={`${x} ${y}`} fill={line} cx={x} cy={y} r="14" />
      ))}
      <circle fill={paper} cx="139" cy="79" r="52" />
      <g clipPath={`url(#${id})`}>
        {people.map(({ x, y }, index) => (
          <circle key={`${x} ${y}`} fill={[coral, pine, sun][index % 3]} cx={x} cy={y} r="17" />
        ))}
      </g>
      <path stroke={plum} strokeWidth="16" d="M181 121l47 47" />
      <circle stroke={plum} strokeWidth="9" cx="139" cy="79" r="52" />
    </Picture>
  );
}

/** Many, and the few that a lens finds among them. */
export const discovery = <Found />;

/** A month with its work in it: who makes what, and what overlaps. */
export const calendar = (
  <Picture>
    <rect fill={paper} stroke={line} x="70" y="20" width="180" height="160" rx="18" />
    <path fill={pine} d="M70 58V38a18 18 0 0 1 18-18h144a18 18 0 0 1 18 18v20z" />
    <path stroke={paper} strokeWidth="7" d="M92 39h46" />
    <path stroke={line} strokeWidth="2" d="M115 58v122M160 58v122M205 58v122" />
    <path stroke={coral} strokeWidth="17" d="M90 82h68" />
    <path stroke={pine} strokeWidth="17" d="M134 110h84" />
    <path stroke={sun} strokeWidth="17" d="M90 138h42" />
    <path stroke={plum} strokeWidth="17" d="M180 160h46" />
    <circle fill={sun} cx="238" cy="40" r="26" />
    <path stroke={plum} strokeWidth="6" d="M227 40l8 8 14-16" />
  </Picture>
);

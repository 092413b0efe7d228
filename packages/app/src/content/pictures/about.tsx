/** The picture of the about page. */
import { coral, line, paper, Picture, pine, plum } from './Picture.tsx';

/** Two people at one table, with a page between them. */
export const table = (
  <Picture>
    <circle fill={coral} cx="106" cy="80" r="24" />
    <path fill={coral} d="M62 200v-46a44 44 0 0 1 88 0v46z" />
    <circle fill={pine} cx="214" cy="80" r="24" />
    <path fill={pine} d="M170 200v-46a44 44 0 0 1 88 0v46z" />
    <path fill={plum} d="M40 148h240v18H40z" />
    <rect fill={paper} stroke={line} x="134" y="104" width="52" height="44" rx="7" />
    <path stroke={pine} strokeWidth="6" d="M146 118h18" />
    <path stroke={coral} strokeWidth="6" d="M146 133h28" />
  </Picture>
);

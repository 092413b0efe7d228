/** What each page loads before the first interaction, compressed with Brotli. See docs/performance.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder written by `vite build`. */
const site = process.env.SITE ?? 'packages/app/dist';
const { pages } = JSON.parse(readFileSync(join(site, 'stats.json'), 'utf8'));
const files = (names) => names.map((name) => join(site, 'public', name));

/** JavaScript in kB. React, React Router and the frame of a page are 96 of them. */
const javascript = {
  // The product's screens and the steps of a campaign are parts of the page.
  '/': 110,
  '/services': 110,
  '/dashboard': 108,
  // The finder of creators has a slider and two selects.
  '/for-brands': 110,
  '/faq': 112.5,
  // A form renders with useForm of react-hook-form, 12 kB.
  '/login': 118,
  '/blog': 121,
  '/podcast': 124,
  '/register': 128.5,
  // Also the answers, in Radix's whole Accordion.
  '/contact': 132,
};
/** HTML in kB, with the styles that the page uses. */
const html = { '/': 18.5, '/for-brands': 17.5, '/services': 17.5 };

export default [
  // Downloaded once, after the first paint.
  { name: 'The stylesheet of the site', path: files(['assets/*.css']), limit: '29 kB' },
  ...pages.flatMap(({ path, file, scripts }) => [
    { name: `HTML of ${path}`, path: files([file]), limit: `${html[path] ?? 15} kB` },
    {
      name: `JavaScript of ${path}`,
      path: files(scripts),
      limit: `${javascript[path] ?? 105.5} kB`,
    },
  ]),
];

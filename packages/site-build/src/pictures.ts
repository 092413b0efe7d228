/**
 * What a page looks like where a link to it is shown: one picture a page, in og/ of what is served.
 */

/** Pixels of each picture: what Open Graph's readers show without cropping. */
export const PICTURE = { width: 1200, height: 630 };

/** Address of the picture of the page at this path. */
export const pictureOf = (path: string): string =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** What a picture calls the page: its title without the name of the site, which the logo says. */
export function pictureTitle(title: string, siteName: string): string {
  const [before, after] = [`${siteName}: `, ` · ${siteName}`];
  let words = title.startsWith(before) ? title.slice(before.length) : title;
  if (words.endsWith(after)) words = words.slice(0, -after.length);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

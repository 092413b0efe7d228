/** Link previews: one picture per page, in the served folder og/. */

/** The size in pixels that sites show in link previews without cropping. */
export const PICTURE = { width: 1200, height: 630 };

/** Returns the address of the picture for the page at this path. */
export const pictureOf = (path: string): string =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Returns a picture's title: the page's title without the site name, which the logo shows. */
export function pictureTitle(title: string, siteName: string): string {
  const [before, after] = [`${siteName}: `, ` · ${siteName}`];
  let words = title.startsWith(before) ? title.slice(before.length) : title;
  if (words.endsWith(after)) words = words.slice(0, -after.length);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

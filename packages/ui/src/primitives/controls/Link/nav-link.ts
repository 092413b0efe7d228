/** Class of the links and buttons of a site's navigation. */
export const navLink = 'rp-Link-nav';

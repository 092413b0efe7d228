/** Said beside a link whose page does not exist yet; it ends at the home page. */
export const comingSoon = 'Coming soon';

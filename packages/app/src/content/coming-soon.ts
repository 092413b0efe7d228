/** Said beside a link whose page does not exist yet; it leads home. */
export const comingSoon = 'Coming soon';

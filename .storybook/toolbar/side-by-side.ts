/** The value of `scheme` and of `theme` that shows all of them beside each other. */
export const SIDE_BY_SIDE = 'side-by-side';

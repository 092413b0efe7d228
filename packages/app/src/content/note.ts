/** The label of all that is made up, once on each page. */
export const NOTE = 'Sample data';

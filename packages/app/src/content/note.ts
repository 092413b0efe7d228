/** The label of figures that are made up, once on each page. */
export const NOTE = 'Sample data';

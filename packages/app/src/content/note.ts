/** The label of figures that are made up. */
export const NOTE = 'Sample data';

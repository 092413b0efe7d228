/** What a page says once about what is made up on it. */
export const NOTE = 'People, brands, and numbers on this page are examples.';

/** The English words of Pagination. */
export const paginationWords = {
  label: 'Pagination',
  pageLabel: 'Page {page}',
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

/** The English words of Breadcrumbs. */
export const breadcrumbsWords = { label: 'Breadcrumbs' };

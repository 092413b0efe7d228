/** The English words of JobList. */
export const jobListWords = { skillsLabel: 'Skills' };

export { JobList, type Job, type JobListContent, type JobListProps } from './JobList.tsx';

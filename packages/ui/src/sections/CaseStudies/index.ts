export {
  CaseStudies,
  type CaseStudiesContent,
  type CaseStudiesProps,
  type CaseStudy,
} from './CaseStudies.tsx';

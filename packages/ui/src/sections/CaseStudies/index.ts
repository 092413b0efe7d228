export * from './CaseStudies.tsx';

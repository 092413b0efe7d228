export * from './SectionIntro.tsx';

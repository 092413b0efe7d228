export * from './SectionFrame.tsx';

export * from './ErrorList.tsx';
export * from './ErrorSummary.tsx';

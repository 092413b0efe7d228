export * from './ApplicationForm.tsx';
export * from './ApplicationForm.schema.ts';

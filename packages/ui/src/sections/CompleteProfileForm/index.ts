export * from './CompleteProfileForm.tsx';
export * from './CompleteProfileForm.schema.ts';

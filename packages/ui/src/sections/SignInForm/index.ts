export * from './SignInForm.tsx';
export * from './SignInForm.schema.ts';

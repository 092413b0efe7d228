export * from './ChangeNameForm.tsx';
export * from './ChangeNameForm.schema.ts';

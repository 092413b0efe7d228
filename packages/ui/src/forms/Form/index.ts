export * from './Form.tsx';
export * from './FormStatus.tsx';

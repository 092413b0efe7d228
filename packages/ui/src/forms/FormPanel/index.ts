export * from './FormPanel.tsx';

export * from './LegalDocument.tsx';

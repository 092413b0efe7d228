export {
  LegalDocument,
  type LegalDocumentContent,
  type LegalDocumentProps,
  type LegalSection,
} from './LegalDocument.tsx';

export {
  ContractSummary,
  type ContractParty,
  type ContractPayment,
  type ContractSignature,
  type ContractSummaryContent,
  type ContractSummaryProps,
  type ContractTerm,
  type PaymentStep,
} from './ContractSummary.tsx';

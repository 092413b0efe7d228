export { ErrorList, type ErrorListProps, type FieldProblem } from './ErrorList.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

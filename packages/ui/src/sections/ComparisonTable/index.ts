export {
  ComparisonTable,
  type ComparedFeature,
  type ComparedPlan,
  type ComparisonTableContent,
  type ComparisonTableProps,
} from './ComparisonTable.tsx';

export {
  TeamGrid,
  type TeamGridContent,
  type TeamGridPerson,
  type TeamGridProps,
} from './TeamGrid.tsx';

export {
  DashboardCards,
  type DashboardCardsContent,
  type DashboardCardsProps,
} from './DashboardCards.tsx';

export * from './DashboardCards.tsx';

export * from './DashboardShell.tsx';

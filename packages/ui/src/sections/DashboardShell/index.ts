export {
  DashboardShell,
  type DashboardShellContent,
  type DashboardShellProps,
} from './DashboardShell.tsx';

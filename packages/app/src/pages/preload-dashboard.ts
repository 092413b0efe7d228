/** Loads the dashboard's code early, so that it is ready once the form has succeeded. */
export const preloadDashboard = (): void => {
  import('./Dashboard.tsx').catch(() => {}); // navigation tries again and reports a failure
};

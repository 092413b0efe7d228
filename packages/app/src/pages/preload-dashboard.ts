/** Loads what comes after the form, so that it is there when the form has succeeded. */
export const preloadDashboard = (): void => {
  import('./Dashboard.tsx').catch(() => {}); // going there tries again, and tells
};

/**
 * Runs before every page's own scripts, in every engine, and keeps what goes wrong for
 * `Visitor.errors()`: WebDriver has no way to read the console. The tab's storage outlives pages.
 */
(() => {
  const STORED = 'browsers:errors';

  // A visitor who leaves the page does not wait for what it is still loading.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));

  const note = (text) => {
    if (isLeaving) return;
    try {
      const errors = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
      sessionStorage.setItem(STORED, JSON.stringify([...errors, text]));
    } catch {
      // A blank page has no storage.
    }
  };

  const { error } = console;
  console.error = (...parts) => {
    note(parts.map(String).join(' '));
    error.apply(console, parts);
  };
  // Elements that fail to load send this event as well. It does not bubble.
  const failed = ({ message, target }) => {
    // Firefox sends it for a module that is already being loaded. If that fails, so does its import.
    if (target.rel === 'modulepreload') return;
    note(message ?? `Not loaded: ${target.outerHTML}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`Refused by ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
})();

/**
 * Runs before every page's own scripts, in every engine, and stores errors for `Visitor.errors()`,
 * because WebDriver cannot read the console. The tab's storage outlives pages.
 */
(() => {
  const STORED = 'browsers:errors';

  // Leaving the page cancels its pending loads, which is no error.
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
    // Firefox sends this event for a module that is already loading. If the module fails, its import
    // reports that.
    if (target.rel === 'modulepreload') return;
    note(message ?? `Not loaded: ${target.outerHTML}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`Refused by ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
})();

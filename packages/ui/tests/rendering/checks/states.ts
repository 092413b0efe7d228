const BUSY = 'button[aria-disabled="true"]';
const ERROR = '.rp-Form-status[data-tone="danger"]';

/** The states that `form-states/shown.ts` seeds, and what each of them shows. */
export const STATES: Readonly<Record<string, string>> = {
  InvalidOne: `form:has(${ERROR}) [aria-invalid="true"]`,
  InvalidSeveral: `${ERROR} li + li`,
  Submitting: BUSY,
  Rejected: ERROR,
  Offline: ERROR,
  Thrown: ERROR,
  Success: `.rp-Form-status[data-tone="success"], ${BUSY}`,
};

/** Two on a page have different ids, and so do two renderings. */
const withoutIds = (html: string) => html.replaceAll(/_R_\w+_|\bid="[^"]*"/g, '');

/**
 * What is wrong with a state as the server renders it: it does not show itself, or looks like
 * another. A success without a message looks like a submit under way: the site is about to go on.
 */
export function stateFaults(
  state: string,
  html: string,
  others: Readonly<Record<string, string>>,
): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const same = Object.keys(others).filter(
    (other) => withoutIds(others[other] ?? '') === withoutIds(html),
  );
  const isLeaving = page.querySelector(BUSY) !== null;
  return [
    ...(page.querySelector(STATES[state] ?? '*') ? [] : [`${state} shows no sign of itself`]),
    ...same
      .filter((other) => !(isLeaving && /^(?:Submitting|Success)$/.test(other)))
      .map((other) => `${state} looks like ${other}`),
  ];
}

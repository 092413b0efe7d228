const BUSY = 'button[aria-disabled="true"]';
const ERROR = '.rp-Form-status[data-tone="danger"]';

/** The states that `form-states/shown.ts` seeds, with a check of what each one shows. */
export const STATES: Readonly<Record<string, string>> = {
  InvalidOne: `form:has(${ERROR}) [aria-invalid="true"]`,
  InvalidSeveral: `${ERROR} li + li`,
  Submitting: BUSY,
  Rejected: ERROR,
  Offline: ERROR,
  Thrown: ERROR,
  Success: `.rp-Form-status[data-tone="success"], ${BUSY}`,
};

/** Removes ids, which differ between two forms on a page and between two renderings. */
const withoutIds = (html: string) => html.replaceAll(/_R_\w+_|\bid="[^"]*"/g, '');

/**
 * Lists the faults of a state as the server renders it: the state is not visible, or looks like
 * another. A success without a message looks like a pending submit, because the site is about to
 * navigate.
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

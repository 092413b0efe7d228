import { byName, inPart } from './find.ts';
import type { DriverOptions, Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** Answers a CookieNotice. */
export interface CookieNoticeDriver {
  /** Allows all cookies. */
  acceptAll(): Step<CookieNoticeDriver>;
  /** Refuses all cookies except the necessary ones. */
  rejectAll(): Step<CookieNoticeDriver>;
  /** Allows the categories with these labels, refuses the others, and saves the choice. */
  allow(categories: readonly string[]): Step<CookieNoticeDriver>;
  /** Whether the notice is open right now. */
  isOpen(): Promise<boolean>;
}

const part = { selector: '.rp-CookieNotice', kind: 'cookie notice' };

export function cookieNotice(root: Place, options?: DriverOptions): CookieNoticeDriver {
  const all = (selector: string) =>
    inPart(root, part, options, async (notice) => notice.all(selector));
  const answer = async (at: number) => (await all('.rp-CookieNotice-answers button'))[at]?.click();
  return inSteps<CookieNoticeDriver>({
    rejectAll: () => answer(0),
    acceptAll: () => answer(1),
    allow: async (labels) => {
      const [details] = await all('.rp-CookieNotice-details');
      const [summary] = await all('.rp-CookieNotice-summary');
      if (!(await details?.read((element) => element.hasAttribute('open')))) await summary?.click();
      const from = await all('input:enabled');
      const wanted = await Promise.all(
        labels.map((label) => byName(label, { kind: 'category', where: 'this notice', from })),
      );
      for (const box of from) {
        const checked = await box.read((element) => (element as HTMLInputElement).checked);
        if (checked !== wanted.includes(box)) await box.click();
      }
      const [save] = await all('.rp-CookieNotice-details button');
      await save?.click();
    },
    isOpen: async () => (await root.page().all(part.selector)).length > 0,
  });
}

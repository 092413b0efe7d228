import { byName, inPart, matching } from './find.ts';
import { textOf, type DriverOptions, type Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** Chooses a plan and a billing period of PricingCards. */
export interface PricingDriver {
  /** Presses the button or the link of a plan. */
  choose(plan: string): Step<PricingDriver>;
  /** Chooses a billing period, such as “Yearly”. */
  period(label: string): Step<PricingDriver>;
  /** What a plan costs in the chosen period, such as “$5,000 per month”. */
  price(plan: string): Promise<string>;
  /** The titles of all plans, in page order. */
  plans(): Promise<string[]>;
}

const part = { selector: '.rp-PricingCards', kind: 'price list' };

/** Returns the visible price. The page has a price for each period, and a stylesheet shows one. */
const priceOf = (plan: Element, period: number) => {
  const prices = [...plan.querySelectorAll('.rp-PricingCards-price')];
  const shown = prices.length > 1 ? prices[period] : prices[0];
  return (shown?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};

const titlesOf = (plans: readonly Place[]) =>
  Promise.all(
    plans.map(async (plan) => {
      const [title] = await plan.byRole('heading');
      return title ? title.read(textOf) : '';
    }),
  );

const plansOf = (list: Place) => list.all('.rp-PricingCards-plan');

async function planIn(list: Place, wanted: string): Promise<Place> {
  const plans = await plansOf(list);
  const titles = await titlesOf(plans);
  const [at = -1, ...more] = matching(titles, wanted);
  const plan = plans[at];
  if (plan && more.length === 0) return plan;
  const all = titles.map((title) => `“${title}”`).join(', ');
  throw new Error(
    plan
      ? `“${wanted}” fits several plans of this price list: ${all}.`
      : `No plan “${wanted}” in this price list. It has: ${all}.`,
  );
}

/** Returns the index of the checked period. */
const checkedOf = (list: Element) =>
  [...list.querySelectorAll<HTMLInputElement>('.rp-PeriodSwitch input[type="radio"]')].findIndex(
    ({ checked }) => checked,
  );

export const pricing = (root: Place, options?: DriverOptions): PricingDriver =>
  inSteps<PricingDriver>({
    choose: async (wanted) => {
      const action = await inPart(root, part, options, async (list) => {
        const plan = await planIn(list, wanted);
        // A plan's own content may have links; the action comes last.
        const [end] = await plan.all('.rp-PricingCards-end');
        const [button] = end
          ? [...(await end.byRole('button')), ...(await end.byRole('link'))]
          : [];
        if (!button) throw new Error(`The plan “${wanted}” has neither a button nor a link.`);
        return button;
      });
      await action.click();
    },
    period: async (label) => {
      const radio = await inPart(root, part, options, async (list) =>
        byName(label, {
          kind: 'billing period',
          where: 'this price list',
          from: await list.byRole('radio'),
        }),
      );
      await radio.click();
    },
    price: (wanted) =>
      inPart(root, part, options, async (list) => {
        const plan = await planIn(list, wanted);
        return plan.read(priceOf, Math.max(0, await list.read(checkedOf)));
      }),
    plans: () => inPart(root, part, options, async (list) => titlesOf(await plansOf(list))),
  });

'use client';
import { clsx } from 'clsx';
import { useState } from 'react';
import { pricesOf, type PricedPlan, type PricingPeriod } from '../../lib/pricing.ts';
import { useWords } from '../../lib/words.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import {
  Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from '../../primitives/controls/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';
import { periodSwitchWords } from './PeriodSwitch.words.ts';

export interface PeriodSwitchContent {
  /** Two or three periods. The first is the default. @default none */
  periods?: PricingPeriod[] | undefined;
  /** The plans, whose new prices are announced. */
  items: PricedPlan[];
}

export interface PeriodSwitchProps extends Omit<
  SegmentedControlProps,
  'children' | 'content' | 'legend' | 'value' | 'defaultValue'
> {
  /** The content of the `PricingCards` around it. */
  content: PeriodSwitchContent;
  /** Names the switch. @default 'Billing period' */
  legend?: SegmentedControlProps['legend'] | undefined;
}

/**
 * Chooses the billing period whose prices the `PricingCards` around it show. All prices are in the
 * page, and the stylesheet shows the prices of the checked radio button, so the switch works
 * without script. The script announces the new prices to assistive technology.
 */
export function PeriodSwitch({
  content,
  legend,
  onValueChange,
  className,
  ...rest
}: PeriodSwitchProps) {
  const words = useWords('PeriodSwitch', periodSwitchWords, { legend });
  const { periods = [], items: plans } = content;
  const [chosen, setChosen] = useState<string>();
  const at = periods.findIndex(({ value }) => value === chosen);

  return (
    <>
      <SegmentedControl
        {...rest}
        className={clsx('rp-PeriodSwitch', className)}
        legend={words.legend}
        defaultValue={periods[0]?.value ?? null}
        onValueChange={(value) => {
          setChosen(value);
          onValueChange?.(value);
        }}
      >
        {periods.map(({ value, label, note }, index) => (
          <Segment
            key={index}
            value={value}
            data-period={index}
            label={
              <>
                {wrapText(label)}
                {note && (
                  <>
                    {' '}
                    <span className="rp-PeriodSwitch-note">{note}</span>
                  </>
                )}
              </>
            }
          />
        ))}
      </SegmentedControl>
      <VisuallyHidden aria-live="polite">
        {at >= 0 &&
          plans.map((plan, index) => {
            const { price, period } = pricesOf(plan, periods)[at] ?? plan;
            return (
              <span key={index}>
                {wrapText([plan.title, ': ', price, ...(period ? [' ', period] : []), '. '])}
              </span>
            );
          })}
      </VisuallyHidden>
    </>
  );
}

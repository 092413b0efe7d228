import { clsx } from 'clsx';
import { Radio, type RadioProps } from '../RadioGroup/Radio.tsx';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';

export type RadioCardsProps<Value extends string = string> = RadioGroupProps<Value>;

/**
 * An important choice between a few cards, which have room for hints and are side by side where
 * they fit. It is a RadioGroup with another look.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioCards<Value extends string = string>({
  className,
  children,
  ...rest
}: RadioCardsProps<Value>) {
  return (
    <RadioGroup {...rest} className={clsx('rp-RadioCards', className)}>
      <div className="rp-RadioCards-cards">{children}</div>
    </RadioGroup>
  );
}

export type RadioCardProps = RadioProps;

/** One choice of RadioCards. The whole card can be clicked. */
export function RadioCard({ className, ...rest }: RadioCardProps) {
  return <Radio {...rest} className={clsx('rp-RadioCards-card', className)} />;
}

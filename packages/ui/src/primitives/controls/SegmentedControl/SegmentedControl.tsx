import { clsx } from 'clsx';
import { Radio, type RadioProps } from '../RadioGroup/Radio.tsx';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';

export type SegmentedControlProps<Value extends string = string> = RadioGroupProps<Value>;

/**
 * A choice between two to five short words, shown as one bar. It is a RadioGroup with another look.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl<Value extends string = string>({
  className,
  children,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup {...rest} className={clsx('rp-SegmentedControl', className)}>
      <div className="rp-SegmentedControl-bar">{children}</div>
    </RadioGroup>
  );
}

export type SegmentProps = Omit<RadioProps, 'hint' | 'accent'>;

/** One choice of a SegmentedControl. */
export function Segment({ className, ...rest }: SegmentProps) {
  return <Radio {...rest} className={clsx('rp-SegmentedControl-segment', className)} />;
}

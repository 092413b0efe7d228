import { clsx } from 'clsx';
import {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
} from '../RadioGroup/RadioGroup.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface SegmentedControlProps<
  Value extends string = string,
> extends RadioGroupProps<Value> {
  /** Shows the legend above the bar. It names the group either way. @default true */
  legendShown?: boolean;
}

/**
 * A choice between two to five short words, shown as one bar. A RadioGroup with another look.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl<Value extends string = string>({
  legend,
  legendShown = true,
  className,
  children,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...rest}
      className={clsx('rp-SegmentedControl', className)}
      legend={legendShown ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      data-legend-hidden={!legendShown || undefined}
    >
      <div className="rp-SegmentedControl-bar">{children}</div>
    </RadioGroup>
  );
}

export type SegmentProps = Omit<RadioProps, 'hint' | 'accent'>;

/** One choice of a SegmentedControl. */
export function Segment({ className, ...rest }: SegmentProps) {
  return <Radio {...rest} className={clsx('rp-SegmentedControl-segment', className)} />;
}

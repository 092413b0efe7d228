'use client';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import type { Accent } from '../../../lib/content.ts';
import { Choice } from '../Checkbox/CheckboxField.tsx';

/** Returns the group's props for the native radio button with this value. */
export const RadioGroupContext = createContext<((own: string) => ComponentProps<'input'>) | null>(
  null,
);

export interface RadioProps extends Omit<ComponentProps<'label'>, 'children' | 'htmlFor'> {
  /** The value that the form submits when this is chosen. */
  value: string;
  /** Names the choice. */
  label: ReactNode;
  /** A line of help; part of the choice's description, not of its name. */
  hint?: ReactNode;
  /** Tints the choice. @default inherited */
  accent?: Accent | undefined;
  /** Whether the choice cannot be chosen and the keys skip it. @default false */
  disabled?: boolean | undefined;
}

/** One choice of a RadioGroup. Its whole area can be clicked. */
export function Radio({ value, accent, disabled = false, ...rest }: RadioProps) {
  const propsOf = use(RadioGroupContext);
  if (!propsOf)
    throw new Error(
      'Radio must be inside a RadioGroup, which sets its name. Wrap it in a RadioGroup.',
    );
  return (
    <Choice {...rest} data-accent={accent}>
      {(tied) => (
        <input
          {...propsOf(value)}
          {...tied}
          className="rp-RadioGroup-input"
          type="radio"
          value={value}
          disabled={disabled}
        />
      )}
    </Choice>
  );
}

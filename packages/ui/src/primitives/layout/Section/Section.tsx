import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Accent, Surface } from '../../../lib/content.ts';
import { Slot } from '../../../lib/slot.tsx';

export interface SectionProps extends ComponentProps<'section'> {
  /**
   * Renders the single child element (`aside`, `header`, `footer`) as the band instead of a
   * `section`. @default false
   */
  asChild?: boolean | undefined;
  /** Background surface. Without it, the section has no background. */
  surface?: Surface | undefined;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent | undefined;
  /**
   * Space above and below the content, by its weight: in a wide window 128, 96 or 64 px, or none.
   * Without a surface, there is none above if the
   * section before has no surface either. @default 'md'
   */
  padding?: 'lg' | 'md' | 'sm' | 'none' | undefined;
  /**
   * Id of the heading that names the section. Only a named section is a landmark (`region`).
   */
  'aria-labelledby'?: string | undefined;
}

/**
 * A full-width band of a page. Put a `Container` inside.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html
 */
export function Section({
  asChild = false,
  surface,
  accent,
  padding = 'md',
  className,
  ...rest
}: SectionProps) {
  const Tag = asChild ? Slot : 'section';
  return (
    <Tag
      {...rest}
      className={clsx('rp-Section', className)}
      data-surface={surface}
      data-accent={accent}
      data-padding={padding}
    />
  );
}

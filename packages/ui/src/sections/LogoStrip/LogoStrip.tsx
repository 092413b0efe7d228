import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';

export interface LogoStripItem {
  /** Name of the logo's owner; shown unless there is a picture, and always read out. */
  name: ReactNode;
  /** A symbol before the name, drawn in `currentColor`. @default none */
  mark?: ReactNode;
  /** The whole wordmark, drawn in `currentColor`; replaces the mark and the name. @default none */
  picture?: ReactNode;
  /** Lettering style of the name. @default 'display' */
  lettering?: 'display' | 'capitals' | 'text' | undefined;
}

export interface LogoStripContent extends Omit<IntroContent, 'eyebrow'> {
  /** In reading order. */
  items: LogoStripItem[];
}

export type LogoStripProps = SectionBaseProps<LogoStripContent>;

/** Well-known names in a quiet row, all in one color. */
export function LogoStrip(props: LogoStripProps) {
  const { items: logos } = props.content;
  return (
    <SectionFrame padding="sm" {...props} block="rp-LogoStrip" size="md">
      <Inline
        asChild
        gap={8}
        className="rp-LogoStrip-list"
        data-row={logos.length < 7 || undefined}
      >
        <ul>
          {logos.map(({ name, mark, picture, lettering }, index) => (
            <li key={index} className="rp-LogoStrip-logo" data-lettering={lettering}>
              {(picture || mark) && (
                <span
                  aria-hidden="true"
                  className={picture ? 'rp-LogoStrip-picture' : 'rp-LogoStrip-mark'}
                >
                  {picture || mark}
                </span>
              )}
              {picture ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
            </li>
          ))}
        </ul>
      </Inline>
    </SectionFrame>
  );
}

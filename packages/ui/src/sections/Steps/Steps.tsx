import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A step. */
export interface StepsItem {
  /** What to do in this step. */
  title: ReactNode;
  /** A sentence or two about it. */
  text: ReactNode;
  /** A decorative `<svg>` or `<img>` instead of the number. @default none */
  icon?: ReactNode;
  /**
   * A larger, decorative `<svg>` or `<img>` of its own shape instead of the number and its box, in
   * every step or in none. `--rp-steps-mark` is its height. @default none
   */
  drawing?: ReactNode;
}

export interface StepsContent extends IntroContent {
  /** Steps in order. Up to four are side by side in a wide container. */
  items: StepsItem[];
}

export type StepsProps = SectionBaseProps<StepsContent>;

/** How something works, in numbered steps along a line. */
export function Steps(props: StepsProps) {
  const { items: steps } = props.content;

  return (
    <SectionFrame {...props} block="rp-Steps">
      <ItemList
        ordered
        items={steps}
        className="rp-Steps-list"
        data-row={steps.length <= 4 || undefined}
        data-drawn={steps.some(({ drawing }) => drawing !== undefined) || undefined}
      >
        {({ icon, drawing, ...step }, index) => (
          <li className="rp-Steps-step">
            <div className="rp-Steps-track">
              {/* The list is announced with its numbers. */}
              <span className="rp-Steps-mark" aria-hidden="true">
                {drawing ?? icon ?? index + 1}
              </span>
            </div>
            <Stack gap={2} className="rp-Steps-words">
              <ItemWords content={step} headingLevel={props.headingLevel} />
            </Stack>
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}

import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Quote } from '../../primitives/text/Quote/Quote.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';

/** A quote and its author. */
export interface TestimonialsItem {
  /** The quote, without quotation marks. */
  text: ReactNode;
  /** Who said it. */
  author: ReactNode;
  /** What the author does, and where. */
  detail?: ReactNode;
  /**
   * A square picture of the author, cropped to a circle in the `grid` layout: an `svg` or an
   * `img`. @default none
   */
  picture?: ReactNode;
}

export interface TestimonialsContent extends IntroContent {
  /** In reading order. */
  items: TestimonialsItem[];
}

export interface TestimonialsProps extends SectionBaseProps<TestimonialsContent> {
  /**
   * `grid`: speech bubbles, as many per row as fit. `single`: each quote across the full width in
   * very large type, meant for one, or for two that respond to each other. @default 'grid'
   */
  layout?: 'grid' | 'single' | undefined;
}

/** What people say from experience, in their own words. */
export function Testimonials({ layout = 'grid', ...props }: TestimonialsProps) {
  const single = layout === 'single';
  return (
    <SectionFrame {...props} block="rp-Testimonials">
      <ItemList items={props.content.items} className="rp-Testimonials-list" data-layout={layout}>
        {({ text, picture, ...source }) => {
          const frame = <GridPicture className="rp-Testimonials-picture">{picture}</GridPicture>;
          return (
            <li className="rp-Testimonials-item">
              {single && frame}
              <Quote
                {...source}
                className="rp-Testimonials-quote"
                size={single ? 'lg' : 'md'}
                picture={!single && frame}
              >
                {text}
              </Quote>
            </li>
          );
        }}
      </ItemList>
    </SectionFrame>
  );
}

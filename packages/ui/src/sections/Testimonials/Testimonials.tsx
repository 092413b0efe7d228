import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Quote } from '../../primitives/text/Quote/Quote.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

/** A quote and its author. */
export interface Testimonial {
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
  testimonials: Testimonial[];
}

export interface TestimonialsProps extends SectionBaseProps<TestimonialsContent> {
  /**
   * `grid`: speech bubbles, as many per row as fit. `single`: each quote across the full width in
   * very large type, meant for one, or for two that respond to each other. @default 'grid'
   */
  layout?: 'grid' | 'single';
}

/** What people say from experience, in their own words. */
export function Testimonials({
  content,
  layout = 'grid',
  headingLevel = 2,
  ...rest
}: TestimonialsProps) {
  const single = layout === 'single';
  const frame = (picture: ReactNode) =>
    picture && <span className="rp-Testimonials-picture">{picture}</span>;

  return (
    <SectionFrame {...rest} block="rp-Testimonials" content={content} headingLevel={headingLevel}>
      <Stack asChild className="rp-Testimonials-list" data-layout={layout}>
        <ul>
          {content.testimonials.map(({ text, author, detail, picture }, index) => (
            <li key={index} className="rp-Testimonials-item">
              {single && frame(picture)}
              <Quote
                className="rp-Testimonials-quote"
                size={single ? 'lg' : 'md'}
                author={author}
                detail={detail}
                picture={!single && frame(picture)}
              >
                {text}
              </Quote>
            </li>
          ))}
        </ul>
      </Stack>
    </SectionFrame>
  );
}

/** A row of live examples: what to do and what not to do. */
import type { ReactNode } from 'react';

interface ExampleProps {
  /** One sentence that says why it is right or wrong. */
  why: string;
  children: ReactNode;
}

const Example = ({ kind, why, children }: ExampleProps & { kind: 'Do' | 'Don’t' }) => (
  <figure className="sb-example sb-unstyled" data-kind={kind === 'Do' ? 'do' : 'dont'}>
    <div className="sb-example-stage">{children}</div>
    <figcaption>
      <strong>{kind}.</strong> {why}
    </figcaption>
  </figure>
);

/** A good example. */
export const Do = (props: ExampleProps) => <Example kind="Do" {...props} />;

/** The most common mistake. */
export const Dont = (props: ExampleProps) => <Example kind="Don’t" {...props} />;

/** Places examples side by side if there is room. */
export const Guidance = ({ children }: { children: ReactNode }) => (
  <div className="sb-guidance">{children}</div>
);

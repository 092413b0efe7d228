import { Portrait } from '../art/Portrait.tsx';
import { Still } from '../art/Still.tsx';

interface MosaicProps {
  /** Name of someone in the cast. */
  name: string;
  /** Three pieces by their titles: one tall, one wide, one square. */
  work: { tall: string; wide: string; square: string };
}

/** A creator and the work, edge to edge. */
export const Mosaic = ({ name, work }: MosaicProps) => (
  <div className="rp-Mosaic" aria-hidden="true">
    <Portrait seed={name} />
    <Still seed={work.tall} shape="tall" />
    <Still seed={work.wide} shape="wide" />
    <Still seed={work.square} shape="square" />
  </div>
);

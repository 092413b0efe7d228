import { Drawing, fileOf, Portrait } from '../Drawing/Drawing.tsx';

interface MosaicProps {
  name: string;
  /** Three pieces by their titles: one tall, one wide, one square. */
  work: [tall: string, wide: string, square: string];
}

/** A creator and the work, edge to edge. */
export const Mosaic = ({ name, work }: MosaicProps) => (
  <div className="site-Mosaic" aria-hidden="true">
    <Portrait name={name} />
    {work.map((title) => (
      <Drawing key={title} name={`pieces/${fileOf(title)}`} />
    ))}
  </div>
);

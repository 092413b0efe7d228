import { Still, type StillProps } from '../art/Still.tsx';

interface WallPiece {
  /** The seed of its still. */
  title: string;
  shape: StillProps['shape'];
  name: string;
  /** Platform and format, and what it costs. */
  detail: string;
}

/** One piece of each creator, in rows of one height. A phone shows the first four. */
export const CreatorWall = ({ pieces }: { pieces: WallPiece[] }) => (
  <div className="rp-CreatorWall">
    <ul className="rp-CreatorWall-list">
      {pieces.map(({ title, shape, name, detail }) => (
        <li key={title} className="rp-CreatorWall-piece" data-shape={shape}>
          <div className="rp-CreatorWall-still">
            <Still seed={title} shape={shape} />
          </div>
          <p className="rp-CreatorWall-name">{name}</p>
          <p className="rp-CreatorWall-title">{title}</p>
          <p className="rp-CreatorWall-detail">{detail}</p>
        </li>
      ))}
    </ul>
  </div>
);

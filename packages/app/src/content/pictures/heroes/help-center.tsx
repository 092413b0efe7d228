import { Overlap } from '../Overlap.tsx';
import { coral, Ground, paper, pine, Picture, plum, sun } from '../Picture.tsx';

/** A ring of radius 78, 30 wide. */
const ring = (x: number, y: number) =>
  `M${x - 78} ${y}a78 78 0 0 1 156 0a78 78 0 0 1-156 0m30 0a48 48 0 0 0 96 0a48 48 0 0 0-96 0`;

/** A tangled line leaves two rings straight. */
export const heroArt = (
  <Picture viewBox="0 0 400 400">
    <Ground fill={plum} />
    <g transform="translate(20 22)scale(.9)">
      <Overlap first={ring(162, 264)} second={ring(246, 264)} fills={[coral, sun, pine]} />
      <path
        stroke={paper}
        strokeWidth="13"
        d="M316 96C296 48 184 44 164 104s66 92 98 32-86-108-138-44 66 110 104 58-70-92-124-38-46 152 26 152h500"
      />
    </g>
  </Picture>
);

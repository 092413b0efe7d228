interface DrawingProps {
  /** The file in `public/drawings`, without its ending. */
  name: string;
}

/**
 * A drawing of Rapport, which fills its box. It is decoration, and keeps its light colors in dark
 * mode, as a photograph would.
 */
export const Drawing = ({ name }: DrawingProps) => (
  <img className="site-Drawing" src={`/drawings/${name}.svg`} alt="" loading="lazy" />
);

interface HeroArtProps {
  /** A file of `brand/heroes`, imported with `?inline`. */
  src: string;
}

/** The drawing in a hero. It is part of the page, because it is seen first. */
export const HeroArt = ({ src }: HeroArtProps) => (
  <img className="site-Drawing" src={src} alt="" decoding="sync" />
);

/** Returns the file name of a person or a piece: “A cup in one take” is `a-cup-in-one-take`. */
export const fileOf = (title: string): string =>
  title
    .normalize('NFD') // é is an e and an accent
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

/** Someone in front of a disc. */
export const Portrait = ({ name }: DrawingProps) => <Drawing name={`people/${fileOf(name)}`} />;

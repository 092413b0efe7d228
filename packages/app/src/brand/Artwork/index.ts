export { Artwork, type ArtworkProps } from './Artwork.tsx';

export {
  CategoryTiles,
  type CategoryTilesContent,
  type CategoryTilesProps,
} from './CategoryTiles.tsx';

export {
  EpisodeList,
  type Episode,
  type EpisodeListContent,
  type EpisodeListProps,
} from './EpisodeList.tsx';

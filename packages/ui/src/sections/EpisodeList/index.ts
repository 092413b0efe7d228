export * from './EpisodeList.tsx';

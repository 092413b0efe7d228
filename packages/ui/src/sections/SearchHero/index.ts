export * from './SearchHero.tsx';

export { SearchHero, type SearchHeroContent, type SearchHeroProps } from './SearchHero.tsx';

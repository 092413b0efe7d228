export { Hero, type HeroContent, type HeroProps } from './Hero.tsx';

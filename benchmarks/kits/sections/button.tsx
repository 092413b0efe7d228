export { GetStarted } from '../rapport/button.tsx';

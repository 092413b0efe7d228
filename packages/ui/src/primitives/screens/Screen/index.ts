export { Screen, type ScreenProps } from './Screen.tsx';
export { useEntered } from '../../../lib/use-entered.ts';

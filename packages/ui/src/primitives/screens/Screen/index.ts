export { Screen, type ScreenProps } from './Screen.tsx';
export { useEntered } from './use-entered.ts';

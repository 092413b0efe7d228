export { Actions, type ActionsProps } from './Actions.tsx';

export { Actions, type ActionsProps, type ButtonContent } from './Actions.tsx';

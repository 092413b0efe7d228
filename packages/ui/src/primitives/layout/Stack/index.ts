export { Stack, type Gap, type StackProps } from './Stack.tsx';

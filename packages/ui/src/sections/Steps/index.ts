export { Steps, type StepsContent, type StepsProps } from './Steps.tsx';

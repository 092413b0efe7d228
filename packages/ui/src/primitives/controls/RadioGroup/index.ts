export * from './Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

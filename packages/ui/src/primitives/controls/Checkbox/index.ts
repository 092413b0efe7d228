export * from './Checkbox.tsx';
export * from './CheckboxGroup.tsx';

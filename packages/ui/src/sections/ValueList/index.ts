export { ValueList, type ValueListContent, type ValueListProps } from './ValueList.tsx';

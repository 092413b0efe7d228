export { Plan } from '../radix/plan.tsx';

export { Plan } from '../rapport/plan.tsx';

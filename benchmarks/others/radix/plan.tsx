import '../hand.css';
import '../hand-plan.css';
import { PLAN_TEXT, type PlanProps } from '../../content.ts';

export const Plan = ({ name }: PlanProps) => (
  <div className="card">
    <h2 className="card-title">{name}</h2>
    <p>{PLAN_TEXT}</p>
  </div>
);

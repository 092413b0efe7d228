import { PLAN_TEXT, type PlanProps } from '../../content.ts';
import { Card, CardContent, CardTitle } from './ui/card.tsx';

export const Plan = ({ name }: PlanProps) => (
  <Card>
    <CardTitle>{name}</CardTitle>
    <CardContent>
      <p>{PLAN_TEXT}</p>
    </CardContent>
  </Card>
);

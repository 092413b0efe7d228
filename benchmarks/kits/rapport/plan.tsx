import { Card, Heading, Text } from '@rapport/ui';
import '@rapport/ui/foundations.css';
import '@rapport/ui/Card.css';
import '@rapport/ui/Heading.css';
import '@rapport/ui/Text.css';
import { PLAN_TEXT, type PlanProps } from '../../content.ts';

export const Plan = ({ name }: PlanProps) => (
  <Card>
    <Heading headingLevel={2}>{name}</Heading>
    <Text>{PLAN_TEXT}</Text>
  </Card>
);

import { Card, Heading, Text } from '@radix-ui/themes';
import { PLAN_TEXT, type PlanProps } from '../../content.ts';

export const Plan = ({ name }: PlanProps) => (
  <Card size="3">
    <Heading as="h2">{name}</Heading>
    <Text as="p">{PLAN_TEXT}</Text>
  </Card>
);

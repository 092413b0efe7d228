import { Card, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';
import { PLAN_TEXT, type PlanProps } from '../../content.ts';

export const Plan = ({ name }: PlanProps) => (
  <Card withBorder padding="lg">
    <Title order={2}>{name}</Title>
    <Text>{PLAN_TEXT}</Text>
  </Card>
);

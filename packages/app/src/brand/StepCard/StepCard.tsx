import { Card, Heading, Stack, Text } from '@rapport/ui';
import type { ComponentProps, ReactNode } from 'react';

interface StepCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  title: string;
  text: ReactNode;
  /** The way to take the step: a button or a link. */
  children?: ReactNode;
}

/** One thing to do, in a list of them. `aria-current="step"` marks the most urgent. */
export const StepCard = ({ title, text, children, ...rest }: StepCardProps) => (
  <Card asChild>
    <li {...rest} className="site-StepCard">
      <Stack gap={2}>
        <Heading headingLevel={3} size="lg">
          {title}
        </Heading>
        <Text tone="quiet">{text}</Text>
      </Stack>
      {children}
    </li>
  </Card>
);

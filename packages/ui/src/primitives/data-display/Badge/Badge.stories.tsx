import { BadgeCheck, Clock, TriangleAlert } from 'lucide-react';
import preview from '#stories/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const courses = [
  [
    'Slow kitchen',
    <Badge key="live" tone="success" icon={<BadgeCheck />}>
      Live
    </Badge>,
  ],
  ['First marathon', <Badge key="draft">Draft</Badge>],
  [
    'Bookbinding',
    <Badge key="review" tone="warning" icon={<Clock />}>
      In review
    </Badge>,
  ],
  [
    'Pottery at night',
    <Badge key="stopped" tone="danger" icon={<TriangleAlert />}>
      Canceled
    </Badge>,
  ],
] as const;

const meta = preview.meta({
  title: 'Components/Data/Badge',
  id: 'badge',
  component: Badge,
  args: { children: 'Draft' },
});

export const Default = meta.story({
  render: () => (
    <Stack gap={5} style={{ maxInlineSize: '28rem' }}>
      {courses.map(([course, badge]) => (
        <Inline key={course} justify="between">
          <Heading headingLevel={3} size="md">
            {course}
          </Heading>
          {badge}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Playground = meta.story({
  args: { tone: 'success', icon: <BadgeCheck />, children: 'Verified' },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['canvas', 'surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline>
            {(['neutral', 'accent', 'highlight', 'success', 'warning', 'danger'] as const).map(
              (tone) => (
                <Badge key={tone} tone={tone} icon={<BadgeCheck />}>
                  {tone}
                </Badge>
              ),
            )}
            {(['secondary', 'tertiary'] as const).map((accent) => (
              <Badge key={accent} tone="accent" data-accent={accent}>
                {accent}
              </Badge>
            ))}
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});

import {
  Badge,
  Card,
  DescriptionItem,
  DescriptionList,
  Grid,
  Heading,
  Progress,
  SkeletonMask,
  Stack,
  Timeline,
  TimelineItem,
} from '@rapport/ui';
import type { ReactNode } from 'react';
import { userTypeNames } from '../content/account-panel.ts';
import { firstSteps } from '../content/dashboard.tsx';
import type { SignedInSession } from '../session/types.ts';
import { SendLink } from './SendLink.tsx';

interface FirstStepsProps {
  session: SignedInSession;
  /** Whether the steps must stay hidden. */
  busy: boolean;
}

/** Panels with what is known about the visitor, what is missing, and what comes next. */
export function FirstSteps({ session, busy }: FirstStepsProps) {
  const { user, userType, verificationMailFailed } = session;
  const { title, profile, facts, states, next } = firstSteps;
  const known = [user.displayName, user.emailVerified, userType].filter(Boolean).length;

  return (
    <Grid columns={2} gap={5}>
      <Panel busy={busy} title={title}>
        <Progress label={profile.label} value={known} max={3} valueText={profile.valueText} />
        <DescriptionList>
          <DescriptionItem label={facts.fullName}>
            <State done={Boolean(user.displayName)} words={states.fullName} />
          </DescriptionItem>
          <DescriptionItem label={facts.email}>
            <Stack gap={3} align="start">
              <State done={user.emailVerified} words={states.email} />
              {/* If sign-up could not send the link, the notice above the cards offers to. */}
              {!user.emailVerified && !verificationMailFailed && <SendLink />}
            </Stack>
          </DescriptionItem>
          <DescriptionItem label={facts.userType}>
            <State
              done={userType !== null}
              words={{ ...states.userType, done: userTypeNames[userType ?? 'unknown'] }}
            />
          </DescriptionItem>
        </DescriptionList>
      </Panel>
      <Panel busy={busy} title={next.title}>
        <Timeline>
          {next.steps(session).map(({ text, ...step }) => (
            <TimelineItem key={step.title} {...step}>
              {text}
            </TimelineItem>
          ))}
        </Timeline>
      </Panel>
    </Grid>
  );
}

interface PanelProps {
  busy: boolean;
  title: string;
  children: ReactNode;
}

function Panel({ busy, title, children }: PanelProps) {
  return (
    <Card>
      <Stack gap={5}>
        <SkeletonMask busy={busy}>
          <Heading headingLevel={2} size="xl">
            {title}
          </Heading>
        </SkeletonMask>
        <SkeletonMask busy={busy}>
          <Stack gap={6}>{children}</Stack>
        </SkeletonMask>
      </Stack>
    </Card>
  );
}

interface StateProps {
  done: boolean;
  words: { done: string; open: string };
}

function State({ done, words }: StateProps) {
  return <Badge tone={done ? 'success' : 'warning'}>{done ? words.done : words.open}</Badge>;
}

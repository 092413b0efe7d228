import { Button, Grid, Heading, Link, SkeletonMask, Stack } from '@rapport/ui';
import { useId, useState } from 'react';
import { StepCard } from '../brand/StepCard/StepCard.tsx';
import { firstSteps, readings } from '../content/dashboard.tsx';
import type { Problem, SignedInSession, UserType } from '../session/types.ts';
import { AccountButton } from './AccountButton.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';

interface FirstStepsProps {
  session: SignedInSession;
  /** The account type that the visitor has, or probably has while `busy`. */
  userType: UserType;
  /** Whether the steps must stay hidden. */
  busy: boolean;
  onProblem: (problem: Problem | null) => void;
}

/** What the visitor can do now, the most urgent first. */
export function FirstSteps({ session, userType, busy, onProblem }: FirstStepsProps) {
  const titleId = useId();
  const { user, profile } = session;
  // Stays when the address is confirmed meanwhile, and says so.
  const [asksForEmail] = useState(!user.emailVerified);
  const { title, fullName } = firstSteps;

  return (
    <section aria-labelledby={busy ? undefined : titleId}>
      <SkeletonMask busy={busy}>
        <Stack gap={5}>
          <Heading id={titleId} headingLevel={2} size="3xl">
            {title}
          </Heading>
          <Grid asChild className="site-StepCard-list" columnWidth="xs" columns={3} gap={5}>
            <ol>
              {asksForEmail && <ConfirmStep session={session} />}
              {/* Without a record, the panel has no form for the name. */}
              {!user.displayName && profile === 'present' && (
                <StepCard title={fullName.title} text={fullName.text}>
                  <AccountButton session={session} label={fullName.label} onProblem={onProblem} />
                </StepCard>
              )}
              {readings[userType].map(({ link, ...words }) => (
                <StepCard key={link.href} {...words}>
                  <Button variant="outline" asChild>
                    <Link href={link.href}>{link.label}</Link>
                  </Button>
                </StepCard>
              ))}
            </ol>
          </Grid>
        </Stack>
      </SkeletonMask>
    </section>
  );
}

import { Button, Grid, Heading, Link, SkeletonMask, Stack } from '@rapport/ui';
import { useId, useRef, useState } from 'react';
import { StepCard } from '../brand/StepCard/StepCard.tsx';
import { firstSteps, readings } from '../content/dashboard.tsx';
import type { Problem, SignedInSession } from '../session/types.ts';
import type { UserType } from '../session/types.ts';
import { useLostFocus } from '../shell/use-lost-focus.ts';
import { AccountButton } from './AccountButton.tsx';
import { SendLink } from './SendLink.tsx';

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

function ConfirmStep({ session }: { session: SignedInSession }) {
  const { user, verificationMailFailed } = session;
  const { title, text, failed, done } = firstSteps.email;
  const step = useRef<HTMLLIElement>(null);
  useLostFocus(user.emailVerified, step);
  const open = !user.emailVerified;

  return (
    <StepCard
      ref={step}
      tabIndex={-1}
      aria-current={open ? 'step' : undefined}
      title={open ? title : done.title}
      text={
        <>
          {open && (verificationMailFailed ? failed : text(user.email))}
          {/* There from the start, because screen readers announce only what changes in it. */}
          <output>{!open && done.text}</output>
        </>
      }
    >
      {open && <SendLink session={session} />}
    </StepCard>
  );
}

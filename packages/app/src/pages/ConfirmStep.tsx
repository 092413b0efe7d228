import { useRef } from 'react';
import { StepCard } from '../brand/StepCard/StepCard.tsx';
import { firstSteps } from '../content/dashboard.tsx';
import type { SignedInSession } from '../session/types.ts';
import { useLostFocus } from '../shell/use-lost-focus.ts';
import { SendLink } from './SendLink.tsx';

/** The first step: to confirm the email address. Says so when it is done. */
export function ConfirmStep({ session }: { session: SignedInSession }) {
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

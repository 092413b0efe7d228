import type { ActionContext, SessionAction } from './store.ts';
import type { SignedInSession } from './types.ts';

/** Runs an action for the signed-in account; does nothing if nobody is signed in. */
export function forSignedIn(
  run: (context: ActionContext, session: SignedInSession) => Promise<void>,
): SessionAction['run'] {
  return async (context) => {
    const { session } = context.getState();
    if (session.status === 'signedIn') await run(context, session);
  };
}

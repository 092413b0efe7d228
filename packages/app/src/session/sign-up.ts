import { ServiceError, type SessionBackend } from './backend.ts';
import type { LocalUserType } from './local-user-type.ts';
import { UnfinishedSignUp } from './messages.ts';
import { newProfile } from './profile.ts';
import type { SessionUser, SignUpValues, UserType } from './types.ts';

/** A sign-up that is done. */
export interface SignedUp {
  user: SessionUser;
  userType: UserType;
  verificationMailFailed: boolean;
}

/** A sign-up that has begun on this page and is not done. */
interface Attempt {
  email: string;
  password: string;
  /** Null when it is not known whether the account was made: its answer was lost. */
  user: SessionUser | null;
}

/** Codes after which the account may have been made all the same. */
const ANSWER_LOST = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);

const codeOf = (error: unknown) => (error instanceof ServiceError ? error.code : null);

/**
 * Sign-up as steps that can be taken up again: account, display name, profile record, local user
 * type, verification mail. Whatever fails, running it again with the same email address and
 * password does only what is left.
 */
export function createSignUp(backend: SessionBackend, localUserType: LocalUserType) {
  let attempt: Attempt | null = null;

  async function account({ email, password }: SignUpValues, begun: Attempt | null) {
    try {
      const user = await backend.createAccount(email, password);
      localUserType.remove(); // it belonged to someone else
      return { user, fresh: true };
    } catch (error) {
      if (begun && codeOf(error) === 'auth/email-already-in-use') {
        const user = await backend.signIn(email, password).catch((reason: unknown) => {
          throw codeOf(reason) === 'auth/network-request-failed' ? reason : error;
        });
        return { user, fresh: false };
      }
      const code = codeOf(error);
      if (code === null || ANSWER_LOST.has(code)) attempt = { email, password, user: null };
      throw error;
    }
  }

  return {
    /** The account that an unfinished sign-up has made. */
    get unfinishedUid(): string | null {
      return attempt?.user?.uid ?? null;
    },

    /** That account is no longer the one that is signed in; taking it up again signs in. */
    signedOutMeanwhile(): void {
      if (attempt) attempt.user = null;
    },

    /** Another account is in use now. */
    abandon(): void {
      attempt = null;
    },

    /**
     * Begins, or takes up what was begun with the same email address and password. Rejects with
     * {@link UnfinishedSignUp} when the account exists but is not complete, else with what the
     * backend threw.
     */
    async run(values: SignUpValues): Promise<SignedUp> {
      const { fullName, email, password } = values;
      const begun = attempt?.email === email && attempt.password === password ? attempt : null;
      let { user, fresh } = begun?.user
        ? { user: begun.user, fresh: false }
        : await account(values, begun);
      attempt = { email, password, user };

      let userType: UserType;
      try {
        if (user.displayName !== fullName) {
          user = attempt.user = await backend.setDisplayName(user.uid, fullName);
        }
        // An earlier write may have arrived though its answer was lost; a record cannot be changed.
        const existing = fresh ? null : await backend.readProfile(user.uid);
        if (!existing) await backend.writeProfile(user.uid, newProfile(user, values.userType));
        userType = existing?.userType ?? values.userType;
      } catch (cause) {
        // So that the next sign-in can finish.
        localUserType.set(values.userType);
        localUserType.setUnfinished({
          uid: user.uid,
          displayName: fullName,
          userType: values.userType,
        });
        throw new UnfinishedSignUp('The account was made, but it is not complete.', { cause });
      }
      localUserType.set(userType);
      localUserType.setUnfinished(null);

      const verificationMailFailed = await backend.sendVerification(user.uid).then(
        () => false,
        (error: unknown) => {
          console.warn('The verification mail could not be sent.', error);
          return true;
        },
      );
      attempt = null;
      return { user, userType, verificationMailFailed };
    },
  };
}

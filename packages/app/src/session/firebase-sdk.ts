import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import { ServiceError, type SessionBackend, type Unsubscribe } from './backend.ts';
import { startApp } from './firebase-app.ts';
import { call, callFirestore as callOnce, openFirestore } from './firebase-calls.ts';
import { createFirebasePersistence } from './firebase-persistence.ts';
import { hasEnded } from './refusal.ts';
import { wholeSeconds } from './stored-user.ts';
import type { Profile, SessionUser } from './types.ts';
import { isUserType, userTypes } from './user-type.ts';

/** The part of a session backend that needs the SDK. */
export type FirebaseCalls = Omit<SessionBackend, 'storedUser' | 'forgetStoredUser' | 'warmUp'>;

/** Connects to a project, or to the emulators if they are set. */
export async function connect(
  settings: FirebaseSettings,
  emulators: EmulatorSettings,
): Promise<FirebaseCalls> {
  const { auth, firestore, adopt } = await start(settings, emulators);
  const record = (uid: string) => doc(firestore, 'users', uid);
  const { current, callAs, callFirestore } = callsOf(auth);

  /** Asks the service about the stored user. Without an answer, the user stays signed in. */
  async function confirm(user: User | null): Promise<void> {
    if (user) await callAs(user, () => reload(user)).catch(() => {});
  }

  const observers = new Set<(user: SessionUser) => void>();

  await auth.authStateReady();
  await adopt();
  const confirmed = confirm(auth.currentUser);

  return {
    createAccount: (email, password) =>
      call(async () => toUser((await createUserWithEmailAndPassword(auth, email, password)).user)),
    async setDisplayName(uid, displayName) {
      const user = current(uid);
      await callAs(user, () => updateProfile(user, { displayName }));
      return toUser(user);
    },
    writeProfile: (uid, profile) => callFirestore(() => setDoc(record(uid), { ...profile })),
    async readProfile(uid) {
      const snapshot = await callFirestore(() => getDoc(record(uid)));
      return snapshot.exists() ? toProfile(uid, snapshot.data()) : null;
    },
    renameProfile: (uid, displayName) =>
      callFirestore(() => updateDoc(record(uid), { displayName })),
    deleteProfile: (uid) => callFirestore(() => deleteDoc(record(uid))),
    async sendVerification(uid) {
      const user = current(uid);
      await callAs(user, () => sendEmailVerification(user));
    },
    async confirmPassword(uid, password) {
      const user = current(uid);
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await call(() => reauthenticateWithCredential(user, credential));
    },
    async deleteAccount(uid) {
      const user = current(uid);
      await callAs(user, () => deleteUser(user));
    },
    async checkSession() {
      const user = auth.currentUser;
      if (!user) return;
      await callAs(user, () => reload(user));
      // The SDK does not report it. Another tab may have told this one already.
      if (user.emailVerified) for (const notify of observers) notify(toUser(user));
    },
    signIn: (email, password) =>
      call(async () => toUser((await signInWithEmailAndPassword(auth, email, password)).user)),
    signOut: () => call(() => signOut(auth)),
    sendPasswordReset: (email) => call(() => sendPasswordResetEmail(auth, email)),
    observe(onUser) {
      let stop: Unsubscribe | null = () => {};
      void confirmed.then(() => {
        if (!stop) return;
        stop = onAuthStateChanged(auth, (user) => onUser(user && toUser(user)));
        observers.add(onUser);
      });
      return () => {
        stop?.();
        stop = null;
        observers.delete(onUser);
      };
    },
  };
}

/** Starts the SDK, without its stored user. */
async function start(settings: FirebaseSettings, emulators: EmulatorSettings) {
  const app = await startApp(settings);
  // Not getAuth(), which stores the user in IndexedDB, where it cannot be read synchronously, and
  // loads a script from Google on phones.
  const { persistence, adopt } = createFirebasePersistence();
  const auth = initializeAuth(app, { persistence });
  if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return { auth, firestore: openFirestore(app, emulators), adopt };
}

/** Returns functions that make calls for the signed-in account. */
function callsOf(auth: Auth) {
  /** Returns the signed-in account if its id is `uid`; throws otherwise. */
  function current(uid: string): User {
    const user = auth.currentUser;
    if (user?.uid === uid) return user;
    throw new ServiceError('auth/user-mismatch', 'Another account is signed in, or none.');
  }

  /** Makes a call for the signed-in account. Signs out if the service has ended the session. */
  async function callAs<T>(user: User, run: () => Promise<T>): Promise<T> {
    try {
      return await call(run);
    } catch (error) {
      if (hasEnded(error) && auth.currentUser?.uid === user.uid) await signOut(auth);
      throw error;
    }
  }

  /** Makes a call to Firestore. If the token has expired, refreshes it once and tries again. */
  async function callFirestore<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await callOnce(run);
    } catch (error) {
      const user = auth.currentUser;
      const expired = error instanceof ServiceError && error.code === 'unauthenticated';
      if (!expired || !user) throw error;
      await callAs(user, () => user.getIdToken(true));
      return callOnce(run);
    }
  }

  return { current, callAs, callFirestore };
}

const toUser = ({ uid, email, displayName, emailVerified, metadata }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName: displayName ?? '',
  emailVerified,
  createdAt: wholeSeconds(Date.parse(metadata.creationTime ?? '')),
});

function toProfile(uid: string, data: Record<string, unknown>): Profile {
  const { email, displayName, userType, createdAt } = data;
  if (!isUserType(userType)) {
    const expected = userTypes.map((known) => `"${known}"`).join(' or ');
    throw new Error(
      `The record users/${uid} has the user type ${JSON.stringify(userType)}; correct it to ${expected}.`,
    );
  }
  return {
    email: String(email),
    displayName: String(displayName),
    userType,
    createdAt: String(createdAt),
  };
}

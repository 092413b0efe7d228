// Only this module imports Firebase, so that the bundler puts it in one chunk, loaded on demand.
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import { ServiceError, type SessionBackend } from './backend.ts';
import type { Profile, SessionUser } from './types.ts';
import { isUserType, userTypes } from './user-type.ts';

/** Milliseconds to wait for a response from Firestore; the SDK itself waits forever. */
const FIRESTORE_LIMIT = 15_000;

/** The part of a session backend that needs the SDK. */
export type FirebaseCalls = Omit<SessionBackend, 'storedUser' | 'warmUp'>;

/** Connects to a project, or to the emulators if they are set. */
export function connect(settings: FirebaseSettings, emulators: EmulatorSettings): FirebaseCalls {
  const app = initializeApp(settings);
  // Not getAuth(): it stores the user in IndexedDB, which cannot be read synchronously, and loads a
  // script from Google on phones.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  const firestore = getFirestore(app);
  // The SDK logs whole requests, including personal data. Callers report or log failures.
  setLogLevel('silent');
  if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  if (emulators.firestore) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }

  const record = (uid: string) => doc(firestore, 'users', uid);

  /** Returns the signed-in account if it is this one. */
  function current(uid: string): User {
    const user = auth.currentUser;
    if (user?.uid === uid) return user;
    throw new ServiceError('auth/user-mismatch', 'Another account is signed in, or none.');
  }

  return {
    createAccount: (email, password) =>
      call(async () => toUser((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setDisplayName: (uid, displayName) =>
      call(async () => {
        const user = current(uid);
        await updateProfile(user, { displayName });
        return toUser(user);
      }),
    writeProfile: (uid, profile) => call(() => limited(setDoc(record(uid), { ...profile }))),
    readProfile: (uid) =>
      call(async () => {
        const snapshot = await limited(getDoc(record(uid)));
        return snapshot.exists() ? toProfile(uid, snapshot.data()) : null;
      }),
    sendVerification: (uid) => call(async () => sendEmailVerification(current(uid))),
    signIn: (email, password) =>
      call(async () => toUser((await signInWithEmailAndPassword(auth, email, password)).user)),
    signOut: () => call(() => signOut(auth)),
    sendPasswordReset: (email) => call(() => sendPasswordResetEmail(auth, email)),
    observe(onUser, onError) {
      auth.authStateReady().catch(onError);
      return onAuthStateChanged(auth, (user) => onUser(user && toUser(user)));
    },
  };
}

/** Converts the SDK's errors to those of a session backend. */
async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof FirebaseError ? new ServiceError(error.code, error.message) : error;
  }
}

function limited<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const seconds = FIRESTORE_LIMIT / 1000;
      reject(new ServiceError('deadline-exceeded', `No answer within ${seconds} seconds.`));
    }, FIRESTORE_LIMIT);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

const toUser = ({ uid, email, displayName, emailVerified }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName: displayName ?? '',
  emailVerified,
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

// The only module that imports Firebase: one chunk, loaded when it is needed.
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
import { accountTypes, isUserType } from './account-types.ts';
import { ServiceError, type SessionBackend } from './backend.ts';
import type { Profile, SessionUser } from './types.ts';

/** Milliseconds after which a Firestore call that got no answer is given up; the SDK has no limit. */
const FIRESTORE_LIMIT = 15_000;

/** The calls of the port that need the SDK. */
export type FirebaseCalls = Omit<SessionBackend, 'storedUser' | 'warmUp'>;

/** Connects to a project, or to the emulators where they are given. */
export function connect(settings: FirebaseSettings, emulators: EmulatorSettings): FirebaseCalls {
  const app = initializeApp(settings);
  // Not getAuth(): that keeps the user in IndexedDB, which cannot be read at once, and loads a
  // script of Google's on phones.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  const firestore = getFirestore(app);
  // It logs whole requests, personal data included; what fails is told or logged by who calls.
  setLogLevel('silent');
  if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  if (emulators.firestore) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }

  const record = (uid: string) => doc(firestore, 'users', uid);

  /** The account that is signed in, if it is the one that is meant. */
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

/** Turns the SDK's errors into the port's. */
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
    const known = accountTypes.map(({ value }) => `"${value}"`).join(' or ');
    throw new Error(
      `The record users/${uid} has the user type ${JSON.stringify(userType)}; correct it to ${known}.`,
    );
  }
  return {
    email: String(email),
    displayName: String(displayName),
    userType,
    createdAt: String(createdAt),
  };
}

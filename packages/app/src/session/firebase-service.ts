import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
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
  type User,
} from 'firebase/auth';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import type { SessionService } from './backend.ts';
import { limited, openFirestore, startApp } from './firebase-app.ts';
import { isUserType, userTypes, type Profile, type SessionUser } from './types.ts';

/** Connects to Firebase Auth and Firestore of a project, or to the emulators if they are set. */
export async function connect(
  settings: FirebaseSettings,
  emulators: EmulatorSettings,
): Promise<SessionService> {
  const app = await startApp(settings);
  const firestore = openFirestore(app, emulators);
  // Not getAuth(), which stores the user in IndexedDB, where it cannot be read synchronously, and
  // loads a script from Google on phones.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });

  const record = (uid: string) => doc(firestore, 'users', uid);

  function current(): User {
    if (auth.currentUser) return auth.currentUser;
    throw new FirebaseError('auth/user-token-expired', 'Nobody is signed in.');
  }

  return {
    createAccount: async (email, password) =>
      toUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signIn: async (email, password) =>
      toUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
    async setDisplayName(displayName) {
      const user = current();
      await updateProfile(user, { displayName });
      return toUser(user);
    },
    sendVerification: async () => sendEmailVerification(current()),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    async confirmPassword(password) {
      const user = current();
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await reauthenticateWithCredential(user, credential);
    },
    deleteAccount: async () => deleteUser(current()),
    async reload() {
      if (auth.currentUser) await reload(auth.currentUser);
      return auth.currentUser && toUser(auth.currentUser);
    },
    observe: (onUser) => onAuthStateChanged(auth, (user) => onUser(user && toUser(user))),
    async readProfile(uid) {
      const snapshot = await limited(getDoc(record(uid)));
      return snapshot.exists() ? toProfile(uid, snapshot.data()) : null;
    },
    writeProfile: (uid, profile) => limited(setDoc(record(uid), { ...profile })),
    renameProfile: (uid, displayName) => limited(updateDoc(record(uid), { displayName })),
    deleteProfile: (uid) => limited(deleteDoc(record(uid))),
  };
}

const toUser = ({ uid, email, displayName, emailVerified, metadata }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName: displayName ?? '',
  emailVerified,
  createdAt: new Date(metadata.creationTime ?? Date.now()).toISOString(),
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

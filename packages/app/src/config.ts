/// <reference types="vite/client" />
// Only this module reads the build's settings.

/** The settings of a Firebase project, named as in the Firebase console. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  messagingSenderId: string;
  appId: string;
}

/** Local emulators that stand in for the hosted services; unset in production. */
export interface EmulatorSettings {
  /** Address of the Auth emulator, e.g. `http://127.0.0.1:9099`. */
  auth?: string | undefined;
  /** Host and port of the Firestore emulator, e.g. `127.0.0.1:8080`. */
  firestore?: string | undefined;
}

/** The Firebase project of this build. A production build stops if a setting is missing. */
export const firebaseSettings: FirebaseSettings = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID ?? '',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
};

/** The emulators of this build, if any. */
export const emulatorSettings: EmulatorSettings = {
  auth: import.meta.env.VITE_AUTH_EMULATOR || undefined,
  firestore: import.meta.env.VITE_FIRESTORE_EMULATOR || undefined,
};

/** The reCAPTCHA Enterprise key of App Check, if any; only a build with a key contains its code. */
export const appCheckKey: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

/** What submitting a form does: `console` is the product’s own way, `firestore` stores it. */
export type FormDelivery = 'console' | 'firestore';

export const formDelivery: FormDelivery =
  import.meta.env.VITE_FORM_DELIVERY === 'firestore' ? 'firestore' : 'console';

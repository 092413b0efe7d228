import { FirebaseError, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import type { EmulatorSettings } from '../config.ts';
import { ServiceError } from './backend.ts';

/** Milliseconds to wait for a response from Firestore; the SDK itself waits forever. */
const FIRESTORE_LIMIT = 15_000;

/** Returns the Firestore of an app, or of its emulator if that is set. */
export function openFirestore(app: FirebaseApp, emulators: EmulatorSettings): Firestore {
  const firestore = getFirestore(app);
  // The SDK logs whole requests, including personal data. Callers report or log failures.
  setLogLevel('silent');
  if (emulators.firestore) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** Converts the SDK's errors to those of a session backend. */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof FirebaseError) throw new ServiceError(error.code, error.message);
    // The SDK throws this for an unexpected response.
    if (error instanceof TypeError) throw new ServiceError('auth/internal-error', '');
    throw error;
  }
}

/** Like `call`, and rejects if Firestore takes too long. */
export const callFirestore = <T>(run: () => Promise<T>): Promise<T> => call(() => limited(run()));

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

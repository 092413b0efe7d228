import { PROJECT } from '@rapport/emulator/testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
  FieldPath,
} from 'firebase/firestore/lite';
import type { DocumentData, Firestore } from 'firebase/firestore/lite';
import type { Answer } from './answer.ts';
import { Reference, SERVER_TIME, type Data, type Operation } from './attempt.ts';

setLogLevel('silent');

let clients = 0;

/** Carries out an operation with the real SDK, with this token or without one. */
export async function tryBySdk(
  host: string,
  operation: Operation,
  token: string | undefined,
): Promise<Answer> {
  const app = initializeApp({ apiKey: 'demo-key', projectId: PROJECT }, `attempt-${++clients}`);
  const db = getFirestore(app);
  const [name = '', port] = host.split(':');
  connectFirestoreEmulator(db, name, Number(port), token ? { mockUserToken: token } : {});
  try {
    await carryOut(db, operation);
    return 'OK';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code.replace('firestore/', '').replaceAll('-', '_').toUpperCase();
  } finally {
    await deleteApp(app);
  }
}

function carryOut(db: Firestore, operation: Operation): Promise<unknown> {
  switch (operation.do) {
    case 'get':
      return getDoc(doc(db, operation.path));
    case 'set':
      return setDoc(doc(db, operation.path), toSdk(db, operation.data), {
        merge: operation.merge ?? false,
      });
    case 'update':
      return updateDoc(doc(db, operation.path), ...pairs(db, operation.data));
    case 'delete':
      return deleteDoc(doc(db, operation.path));
    case 'batch': {
      const batch = writeBatch(db);
      for (const write of operation.writes) {
        const target = doc(db, write.path);
        if (write.do === 'delete') batch.delete(target);
        else if (write.do === 'update') batch.update(target, ...pairs(db, write.data));
        else batch.set(target, toSdk(db, write.data), { merge: write.merge ?? false });
      }
      return batch.commit();
    }
    default: {
      const all = operation.group
        ? collectionGroup(db, operation.collection)
        : collection(db, operation.collection);
      const chosen = operation.where
        ? query(all, where(operation.where[0], '==', operation.where[1]))
        : all;
      return operation.do === 'list' ? getDocs(chosen) : getCount(chosen);
    }
  }
}

const toSdk = (db: Firestore, data: Data): DocumentData =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueFor(db, value)]));

/** Returns the fields as arguments of `updateDoc` that allow a dot in a name. */
function pairs(db: Firestore, data: Data): [FieldPath, unknown, ...unknown[]] {
  return Object.entries(data).flatMap(([name, value]) => [
    new FieldPath(name),
    valueFor(db, value),
  ]) as [FieldPath, unknown, ...unknown[]];
}

function valueFor(db: Firestore, value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  return value instanceof Reference ? doc(db, value.path) : value;
}

/**
 * Checks the internals of the Firebase SDK that this site calls or replaces, because the SDK has no
 * public way. If a new version of the SDK fails here, check the file in the test's name before you
 * change the expected values.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { browserLocalPersistence, initializeAuth, signOut, type Persistence } from 'firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';

// Like firebase-backend.test.ts: the browser build of the SDK, and the few browser APIs it needs.
vi.mock('firebase/auth', async () => {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  const auth = createRequire(firebase).resolve('@firebase/auth');
  return import(join(dirname(auth), '../esm/index.js'));
});
const localStorage = { getItem: () => null, setItem() {}, removeItem() {} };
vi.stubGlobal('self', globalThis);
vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
vi.stubGlobal('localStorage', localStorage);

const open = () => initializeApp({ apiKey: 'demo-key', projectId: 'demo', appId: '1' });
afterEach(() => Promise.all(getApps().map(deleteApp)));

/** Returns the own and inherited methods of a class, with their numbers of parameters. */
function methodsOf({ prototype }: { prototype: object }): Record<string, number> {
  const found: Record<string, number> = {};
  for (let at = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (typeof value === 'function' && name !== 'constructor') found[name] ??= value.length;
    }
  }
  return found;
}

const LocalPersistence = browserLocalPersistence as unknown as new () => object;

test('firebase-persistence.ts replaces _get, _set, _remove and _addListener', () => {
  expect(methodsOf(LocalPersistence)).toMatchObject({
    _get: 1,
    _set: 2,
    _remove: 1,
    _addListener: 2,
  });
});

test('firebase-persistence.ts: Auth reads stored values in no other way', async () => {
  const used = new Set<string>();
  class Observed extends LocalPersistence {
    constructor() {
      super();
      return new Proxy(this, {
        get(target, name) {
          if (String(name).startsWith('_')) used.add(String(name));
          return Reflect.get(target, name, target) as unknown;
        },
      });
    }
  }
  const auth = initializeAuth(open(), { persistence: Observed as unknown as Persistence });
  await auth.authStateReady();
  await signOut(auth);
  expect([...used].toSorted()).toEqual([
    '_addListener',
    '_get',
    '_isAvailable',
    '_remove',
    '_shouldAllowMigration',
  ]);
});

test('firebase-app.ts replaces the component “heartbeat” of an app', () => {
  const { container } = open() as unknown as {
    container: {
      addOrOverwriteComponent: (component: object) => void;
      getProvider: (name: string) => { getImmediate: () => object };
    };
  };
  expect(container.addOrOverwriteComponent).toHaveLength(1);
  const { constructor } = container.getProvider('heartbeat').getImmediate();
  expect(methodsOf(constructor as unknown as { prototype: object })).toEqual({
    triggerHeartbeat: 0,
    getHeartbeatsHeader: 0,
  });
});

test('app-check.ts replaces getToken of a provider', () => {
  expect(methodsOf(ReCaptchaEnterpriseProvider)).toEqual({
    getToken: 0,
    initialize: 1,
    isEqual: 1,
  });
});

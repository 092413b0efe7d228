import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { createLocalNotes, type LocalNotes } from './session/local-notes.ts';
import {
  createMemoryBackend,
  type MemoryAccount,
  type MemoryBackendOptions,
} from './session/memory-backend.ts';
import { createMemoryStorage } from './session/memory-storage.ts';
import { createSessionStore } from './session/store.ts';
import type { SessionEnd } from './session/types.ts';

/** The accounts that exist in every page story. */
export const people = {
  influencer: {
    email: 'maya@example.com',
    password: 'correct horse',
    displayName: 'Maya Lindqvist',
    userType: 'influencer',
  },
  brand: {
    email: 'team@oak-and-tide.example',
    password: 'correct horse',
    displayName: 'Oak & Tide',
    userType: 'brand',
  },
  /** Has a confirmed email address. */
  verified: {
    email: 'hello@lindenrow.example',
    password: 'correct horse',
    displayName: 'Linden Row',
    userType: 'brand',
    emailVerified: true,
  },
  /** Has no profile record. */
  untyped: { email: 'noah@example.com', password: 'correct horse', displayName: 'Noah Adeyemi' },
} satisfies Record<string, MemoryAccount>;

/** What stays when a page is closed: the service with its data, and what the browser remembers. */
export interface World {
  service: ReturnType<typeof createMemoryBackend>;
  notes: LocalNotes;
}

export interface StorySiteProps {
  /** The page to open. */
  path: string;
  /** Who is signed in. @default 'signedOut' */
  session?: 'signedOut' | keyof typeof people;
  /** How that session ends right away, for what the visitor is told then. @default it goes on */
  ended?: SessionEnd;
  /** Special behavior of the backend, such as failures. */
  backend?: Omit<MemoryBackendOptions, 'accounts' | 'signedIn'>;
  /** Milliseconds after which a stored account is accepted unconfirmed. @default 4000 */
  confirmLimit?: number;
  /** What earlier pages left; `session` and `backend` are then its own. @default a new world */
  world?: World;
}

/** A service that knows {@link people}, and a browser that remembers nothing. */
export const createWorld = (
  session: StorySiteProps['session'] = 'signedOut',
  backend: StorySiteProps['backend'] = {},
): World => ({
  service: createMemoryBackend({
    ...backend,
    accounts: Object.values(people),
    ...(session !== 'signedOut' && { signedIn: people[session].email }),
  }),
  notes: createLocalNotes(createMemoryStorage(), null),
});

/** The whole site for stories, opened at one page and with all data in memory. */
export function StorySite({
  path,
  session = 'signedOut',
  ended,
  backend,
  confirmLimit,
  world,
}: StorySiteProps) {
  const [store] = useState(() => {
    const { service, notes } = world ?? createWorld(session, backend);
    const created = createSessionStore(service, notes, { confirmLimit });
    if (ended) void created.endSession(ended);
    return created;
  });
  useEffect(() => () => store.stop(), [store]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <App store={store} routes={routes} />
    </MemoryRouter>
  );
}

/** Parameters of all page stories. */
export const pageParameters = {
  layout: 'fullscreen' as const,
  a11y: {
    // All content of a page has to be in a landmark.
    config: { rules: [{ id: 'region', enabled: true }] },
    // axe recognizes a skip link only as a page's first link; in Storybook's frame it is not first.
    context: { exclude: ['.rp-SkipLink'] },
  },
};

import { useEffect, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { createRoutes } from './routes.tsx';
import { createPersisted, type Persisted } from './session/persisted.ts';
import { createMemoryBackend } from '../testing/memory-backend.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createSessionStore } from './session/store.ts';
import type { SessionEnd } from './session/types.ts';
import {
  people,
  sessions,
  useChosenSession,
  type SessionName,
  type Setting,
} from './story-sessions.tsx';

export { people };

/** What outlives a page: the service with its data, and the browser's storage. */
export interface World {
  service: ReturnType<typeof createMemoryBackend>;
  persisted: Persisted;
}

export interface StorySiteProps extends Setting {
  /** The page to open. */
  path: string;
  /** Who the visitor is. @default what the toolbar says, or the story's `globals` */
  session?: SessionName;
  /** Ends the session right away, for the message that the visitor gets. @default it continues */
  ended?: SessionEnd;
  /** The world that earlier pages left. It also sets the session. @default a new world */
  world?: World;
}

/** Creates a service that knows {@link people}, and a browser, for a session and a story. */
export function createWorld(session: SessionName, own: Setting = {}): World {
  const setting: Setting = sessions[session].setting;
  const { backend, remember }: Setting = { ...setting, ...own };
  const persisted = createPersisted(createMemoryStorage(), null);
  remember?.(persisted);
  const service = createMemoryBackend({
    ...setting.backend,
    ...backend,
    accounts: Object.values(people),
  });
  return { service, persisted };
}

/** The whole site for stories, opened at one page and with all data in memory. */
export function StorySite({ session, ...props }: StorySiteProps) {
  const chosen = useChosenSession();
  const name = session ?? (props.world ? 'signedOut' : chosen);
  return <Site key={name} {...props} session={name} />;
}

function Site({
  path,
  session,
  ended,
  world,
  ...own
}: StorySiteProps & Required<Pick<StorySiteProps, 'session'>>) {
  const [store] = useState(() => {
    const { service, persisted } = world ?? createWorld(session, own);
    const { confirmLimit }: Setting = { ...sessions[session].setting, ...own };
    const created = createSessionStore(service, persisted, { confirmLimit });
    if (ended) {
      persisted.setEnd(ended);
      service.control.setUser(null);
    }
    return created;
  });
  const [router] = useState(() =>
    createMemoryRouter(createRoutes(store), { initialEntries: [path] }),
  );
  useEffect(() => () => store.stop(), [store]);
  const isUnknown = session === 'unknown';
  useLayoutEffect(() => {
    if (!isUnknown) return undefined;
    const { dataset } = document.documentElement;
    // Like the script in the head of each page.
    dataset['session'] = 'unknown';
    return () => void delete dataset['session'];
  }, [isUnknown]);
  return (
    <>
      {isUnknown && (
        <aside className="sb-unpainted" aria-label="About this story">
          <p>
            A stored account isn’t confirmed yet. The page stays unpainted, for four seconds at
            most.
          </p>
        </aside>
      )}
      <RouterProvider router={router} />
    </>
  );
}

/** Waits until the page is shown. Serves as a play function. */
export async function shown({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => {
    const { session } = document.documentElement.dataset;
    if (session !== 'unknown' && !canvasElement.querySelector('h1'))
      throw new Error('The page isn’t shown yet.');
  });
}

/** The queries of a part of the page. */
export type Finds = ReturnType<typeof within>;

/** Opens the account panel of a dashboard, as a visitor would. */
export async function openPanel(canvas: Finds): Promise<Finds> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
  const panel = await screen.findByRole('dialog', { name: 'Your account' });
  await waitFor(() => expect(panel).toBeVisible()); // it fades in
  return within(panel);
}

/** Fills in fields by their labels. It sets their values instead of typing, which takes seconds. */
export async function fill(page: Finds, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await page.findByLabelText(label, { exact: true });
    await fireEvent.input(field, { target: { value } });
  }
}

/** Waits for an error, which a form shows above its button and at the field. */
export async function expectError(
  page: Pick<Finds, 'getAllByText'>,
  message: string,
): Promise<void> {
  await waitFor(async () => {
    for (const place of page.getAllByText(message)) await expect(place).toBeVisible();
  });
}

/** Parameters of all page stories. */
export const pageParameters = {
  layout: 'fullscreen' as const,
  docs: {
    // In a frame, because a page has the window's width, scroll position and overlays.
    story: { inline: false, height: '45rem' },
  },
  a11y: {
    // Landmarks must contain all content of a page.
    config: { rules: [{ id: 'region', enabled: true }] },
    // axe recognizes a skip link only as a page's first link; in Storybook's frame it is not first.
    context: { exclude: ['.rp-SkipLink'] },
  },
};

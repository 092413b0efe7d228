/** Opens every page in every session, and expects what the state map says that visitors see. */
import { composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../packages/app/src/routes.tsx';
import {
  sessionNames,
  sessions,
  type SessionName,
} from '../../packages/app/src/story-sessions.tsx';
import preview from '../preview.tsx';
import { pages, sightOf, type Sight } from './states.ts';

/** What is used of a story. */
interface PageStory {
  composed: { args: { path?: string; session?: string } };
  input: object & { globals?: object };
  meta: { input: { id?: string; globals?: object } };
}

const files = import.meta.glob<Record<string, PageStory>>(
  '../../packages/app/src/pages/*.stories.tsx',
  { eager: true },
);
const stories = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries(file).map(
      ([name, story]) =>
        [toId(story.meta.input.id ?? '', storyNameFromExport(name)), story] as const,
    ),
  ),
);

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

/** Shows a page's story with this session in the toolbar. */
function open(story: PageStory, session: string): HTMLElement {
  const { globals } = story.input;
  const Component = composeStory(
    { ...story.input, globals: { ...globals, session } },
    { ...story.meta.input, title: 'Pages' },
    preview.composed,
  ) as ComponentType;
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(<Component />);
  unmounts.push(() => {
    root.unmount();
    box.remove();
  });
  return box;
}

/** The name of the page's own form, where it has one. */
const FORMS: Record<string, string> = { '/login': 'Sign in', '/register': 'Create your account' };

const isSeen = (element: Element | null | undefined): boolean =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false;

/** What has to be seen for each sight, and nothing of another. */
const evidence: Record<Sight, (box: HTMLElement, path: string) => boolean> = {
  nothing: (box) =>
    isSeen(box.querySelector('.sb-unpainted')) && !isSeen(box.querySelector('h1, header, main')),
  visitor: (box) =>
    isSeen(box.querySelector('h1')) && has(box, 'link', 'Login') && !has(box, 'button', 'Log out'),
  member: (box) =>
    isSeen(box.querySelector('h1')) &&
    has(box, 'button', 'Log out') &&
    has(box, 'link', 'Dashboard') &&
    !has(box, 'link', 'Login'),
  form: (box, path) => has(box, 'heading', FORMS[path] ?? '') && has(box, 'link', 'Login'),
  toLogin: (box) => has(box, 'heading', 'Sign in'),
  influencer: (box) =>
    has(box, 'heading', 'Influencer Dashboard') && has(box, 'button', 'Resend the link'),
  brand: (box) => has(box, 'heading', 'Brand Dashboard') && has(box, 'button', 'View Analytics'),
  profile: (box) => has(box, 'heading', 'Your Dashboard') && has(box, 'radio', "I'm a Brand"),
  error: (box) => has(box, 'heading', 'Error') && has(box, 'link', 'Return to Home'),
  loading: (box) =>
    isSeen(box.querySelector('.rp-DashboardShell[data-busy]')) && !has(box, 'heading'),
  unsent: (box) =>
    has(box, 'heading', 'Influencer Dashboard') && has(box, 'button', 'Send it again'),
};

function has(box: HTMLElement, role: string, name?: string): boolean {
  return within(box)
    .queryAllByRole(role, name === undefined ? {} : { name })
    .some(isSeen);
}

/** The sights that a page shows. */
const seen = (box: HTMLElement, path: string): string[] =>
  Object.entries(evidence)
    .filter(([, shows]) => shows(box, path))
    .map(([sight]) => sight);

/** Opens a page and waits until it shows what the map says. */
async function expectSight(story: PageStory, path: string, session: SessionName): Promise<void> {
  const box = open(story, session);
  const { sight } = sightOf(path, session);
  await expect
    .poll(() => seen(box, path), { message: `${path}, ${session}` })
    .toEqual(expect.arrayContaining([sight]));
}

describe('every page in every session', () => {
  for (const { path } of routes) {
    test(`of ${path}`, async () => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const story = stories.get(pages[path] ?? '')!;
      expect(story.composed.args.path).toBe(path);
      // A story that states a session itself would not follow the toolbar.
      expect({ ...story.meta.input.globals, ...story.input.globals }).not.toHaveProperty('session');
      expect(story.composed.args.session).toBeUndefined();
      const known = sessionNames.filter((session) => session !== 'unknown');
      await Promise.all(known.map((session) => expectSight(story, path, session)));
      for (const unmount of unmounts.splice(0)) unmount();
      await expectSight(story, path, 'unknown');
      const expected = sessionNames.flatMap((session) => sessions[session].warning ?? []);
      const unexpected = warnings.mock.calls
        .map(([message]) => String(message))
        .filter((message) => !expected.some((start) => message.startsWith(start)));
      expect(unexpected).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
    });
  }
});

test('the toolbar offers every session', () => {
  const { globalTypes, initialGlobals } = preview.composed;
  expect(
    globalTypes?.['session']?.toolbar.items.map(({ value }: { value: string }) => value),
  ).toEqual(sessionNames);
  expect(sessionNames).toContain(initialGlobals?.['session']);
});

describe('the check finds', () => {
  const story = () => stories.get('pages-faq--default')!;

  test('a page that does not follow the session', async () => {
    const box = open(story(), 'signedOut');
    await expect.poll(() => seen(box, '/faq')).toEqual(['visitor']);
    expect(seen(box, '/faq')).not.toContain('member');
  });

  test('a page that is painted too early', async () => {
    const box = open(story(), 'unknown');
    await expect.poll(() => seen(box, '/faq')).toEqual(['nothing']);
    delete document.documentElement.dataset['session'];
    expect(seen(box, '/faq')).not.toContain('nothing');
  });
});

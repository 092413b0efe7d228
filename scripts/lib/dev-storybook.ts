/** Runs Storybook in development. */
import { startNode, type Child } from '@rapport/tooling/children';
import { waitForHttp } from '@rapport/tooling/probe';
import { bin, root } from '@rapport/tooling/root';

const LIMIT_MS = 120_000;

/** Starts Storybook at this port. */
export function startDevStorybook(port: number, onOutput?: (text: string) => void): Child {
  const where = ['--port', `${port}`, '--exact-port', '--host', '127.0.0.1'];
  const quiet = ['--ci', '--no-open', '--disable-telemetry', '--no-version-updates'];
  return startNode('Storybook', [bin('storybook'), 'dev', ...where, ...quiet], {
    cwd: root,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
    ...(onOutput && { onOutput }),
  });
}

/** Resolves once Storybook responds. */
export const devStorybookReady = (port: number, signal?: AbortSignal): Promise<void> =>
  waitForHttp(`http://127.0.0.1:${port}/index.json`, LIMIT_MS, signal);

/** Restores stubs and the page after each file, because unit tests share globals and modules. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  if ('document' in globalThis) document.body.replaceChildren();
});

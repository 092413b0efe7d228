/** Files of unit tests share their globals: what one stubs must not reach the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

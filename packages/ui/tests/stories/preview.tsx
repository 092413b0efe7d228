/** Storybook's preview; the kit's stories import it as `#stories/preview.tsx`. */
import { config } from 'zod/mini';

// Storybook's Content-Security-Policy forbids eval, which zod would try for speed.
config({ jitless: true });

export { default } from '../../../../.storybook/preview.tsx';

import { fileURLToPath } from 'node:url';

/** The rules used by the emulator's own tests. */
export const RULES_FILE = fileURLToPath(new URL('./firestore.rules', import.meta.url));

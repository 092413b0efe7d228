import { fileURLToPath } from 'node:url';

/** The rules that the emulator's own tests run under. */
export const RULES_FILE = fileURLToPath(new URL('./firestore.rules', import.meta.url));

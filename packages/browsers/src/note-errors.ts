import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file of the script below. */
export const noteErrorsFile = fileURLToPath(new URL('note-errors.page.js', import.meta.url));

/** A script to run before those of each page: it keeps what goes wrong in the tab's storage. */
export const noteErrors = readFileSync(noteErrorsFile, 'utf8');

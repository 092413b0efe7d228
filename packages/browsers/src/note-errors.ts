import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file of the script below. */
export const noteErrorsFile = fileURLToPath(new URL('note-errors.page.js', import.meta.url));

/** A script to run before each page's own scripts. It stores errors in the tab's storage. */
export const noteErrors = readFileSync(noteErrorsFile, 'utf8');

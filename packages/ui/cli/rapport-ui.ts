#!/usr/bin/env node
/** `npx rapport-ui styles`: one stylesheet with only the parts that a project imports. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  EXTENSIONS,
  importedParts,
  sourceFiles,
  stylesheet,
  UsageError,
  type Parts,
} from './stylesheet.ts';

const HELP = `Usage: rapport-ui styles <files or folders> [--out <file>] [--no-foundations]

Writes one stylesheet with the foundations of @rapport/ui and the styles of only
the parts that the code imports, in cascade order. It reads ${EXTENSIONS.join(' ')}
and skips node_modules and hidden folders. Fonts are apart: @rapport/ui/fonts.css.

  --out <file>       write to this file; without it, to standard output
  --no-foundations   leave out the reset and the tokens, for a second stylesheet
  --help             show this text`;

const options = {
  out: { type: 'string' },
  'no-foundations': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The arguments, or what is wrong with them. */
function given() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`);
  }
}

function styles(paths: string[], out: string | undefined, foundations: boolean): void {
  if (paths.length === 0) throw new UsageError(`Which files or folders?\n\n${HELP}`);
  const dist = fileURLToPath(new URL('..', import.meta.url));
  const known = JSON.parse(readFileSync(new URL('parts.json', import.meta.url), 'utf8')) as Parts;
  const { parts, whole } = importedParts(sourceFiles(paths), known);
  for (const { file, statement } of whole)
    console.error(
      `${file} imports the kit as a whole, so every part is included: ${statement}\nTo include only what it uses, import names: import { Button } from '@rapport/ui'`,
    );
  const { css, joined } = stylesheet(dist, known, parts, foundations);
  if (out === undefined) process.stdout.write(css);
  else {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, css);
  }
  const kilobytes = (Buffer.byteLength(css) / 1000).toFixed(1);
  const total = known.styled.length;
  const names = joined.length < total ? `: ${joined.join(', ')}` : '';
  console.error(`${out ?? 'Styles'}: ${kilobytes} kB, ${joined.length} of ${total} parts${names}`);
}

try {
  const { values, positionals } = given();
  const [command, ...paths] = positionals;
  if (values.help) process.stdout.write(`${HELP}\n`);
  else if (command === 'styles') styles(paths, values.out, !values['no-foundations']);
  else
    throw new UsageError(
      `${command === undefined ? 'Which command?' : `There is no command “${command}”.`}\n\n${HELP}`,
    );
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  // Of the system: a folder that cannot be read or written, for example.
  if (!(error instanceof UsageError) && code === undefined) throw error;
  console.error(`rapport-ui: ${message}`);
  process.exitCode = 1;
}

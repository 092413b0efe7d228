/**
 * Runs under Node's condition `react-server`, in which React has no client-only hooks. Takes story
 * files, relative to this one, renders the Default story of each, and prints
 * `{ [file]: { written } | { error } }`.
 */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node';
import type { PlainStory } from '../rendering/preview.tsx';

export interface Rendered {
  /** In React's own format: HTML elements and references to client modules. */
  written?: string;
  error?: string;
}

/** Accepts every reference to a client module. */
const references = new Proxy({}, { get: (_, id) => ({ id, name: '*', chunks: [] }) });

async function render(file: string): Promise<string> {
  const { Default } = (await import(new URL(file, import.meta.url).href)) as {
    Default: PlainStory;
  };
  let error: unknown;
  const { pipe } = renderToPipeableStream(Default.element(), references, {
    onError: (reason) => void (error ??= reason),
  });
  const written = await text(pipe(new PassThrough()));
  if (error) throw error;
  return written;
}

const rendered: Record<string, Rendered> = {};
for (const file of process.argv.slice(2)) {
  rendered[file] = await render(file).then(
    (written) => ({ written }),
    (error: unknown) => ({ error: String(error as Error) }),
  );
}
process.stdout.write(JSON.stringify(rendered));

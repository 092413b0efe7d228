/**
 * Measures what code adds to a consumer's build: minified by Vite, compressed with Brotli, without
 * React.
 */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { packageRoot } from './components.ts';

/** Returns the size of a text in bytes, compressed as servers send it. */
export const compressed = (text: string | Uint8Array) => brotliCompressSync(text).length;

/** Returns the size in bytes of the JavaScript built from a module with this code. */
export async function weigh(code: string): Promise<number> {
  const result = await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: `data:text/javascript,${encodeURIComponent(code)}`,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = [result].flat()[0] as { output: { type: string; code?: string }[] };
  return compressed(output.map((chunk) => chunk.code ?? '').join(''));
}

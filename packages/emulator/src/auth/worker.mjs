// A worker thread has no loader for TypeScript of its own.
import { tsImport } from 'tsx/esm/api';

await tsImport('./serve.ts', import.meta.url);

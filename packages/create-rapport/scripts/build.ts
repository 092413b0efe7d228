/** Writes dist/manifests.json, which the published package reads. */
import { mkdir, writeFile } from 'node:fs/promises';
import { manifests } from './manifests.ts';

const dist = new URL('../dist/', import.meta.url);
await mkdir(dist, { recursive: true });
await writeFile(new URL('manifests.json', dist), JSON.stringify(manifests));

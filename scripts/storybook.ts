/**
 * `npm run storybook`: builds Storybook in dist/storybook and serves it with the headers of its
 * hosting configuration. Ctrl-C stops it. STORYBOOK_PORT changes the port.
 */
import { join, relative } from 'node:path';
import { serveSite } from '@rapport/site-build/serve';
import { claimPorts } from './lib/ports.ts';
import { root } from './lib/root.ts';
import { buildStorybook } from './lib/storybook-build.ts';

const { storybook: port } = await claimPorts(['storybook']);
const folder = join(root, 'dist', 'storybook');
console.log('Building Storybook …');
await buildStorybook(folder);
const { url } = await serveSite({ folder, port });
const config = relative(root, join(folder, 'firebase.json'));
console.log(
  `Storybook: ${url}. Ctrl-C stops it. To deploy it:\n  npx firebase-tools deploy --only hosting --config ${config} --project your-project`,
);

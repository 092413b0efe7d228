/**
 * `npm run storybook`: builds Storybook in dist/storybook and serves it with the headers of its
 * hosting configuration. Ctrl-C stops it. STORYBOOK_PORT changes the port.
 */
import { serveSite } from '@rapport/site-build/serve';
import { claimPorts } from '@rapport/tooling/ports';
import { buildStorybook, deployStorybook, storybookFolder } from '../.storybook/build.ts';

const { storybook: port } = await claimPorts(['storybook']);
console.log('Building Storybook …');
await buildStorybook(storybookFolder);
const { url } = await serveSite({ folder: storybookFolder, port });
console.log(`Storybook: ${url}. Ctrl-C stops it. To deploy it:\n  ${deployStorybook}`);

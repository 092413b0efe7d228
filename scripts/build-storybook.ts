/** `npm run build -- storybook`: builds Storybook in dist/storybook, for any path of a host. */
import { relative } from 'node:path';
import { root } from '@rapport/tooling/root';
import { buildStorybook, deployStorybook, storybookFolder } from '../.storybook/build.ts';

console.log('Building Storybook …');
await buildStorybook(storybookFolder);
console.log(`Done: ${relative(root, storybookFolder)}. To deploy it:\n  ${deployStorybook}`);

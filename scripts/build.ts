/** `npm run build`: builds the kit and the site, for a real Firebase project, in packages/app/dist. */
import { join, relative } from 'node:path';
import { loadEnv } from 'vite';
import { settingsFault } from '@rapport/site-build/settings';
import { hostUnder } from '@rapport/site-build/static-site';
import { cacheFolder, root, StopError } from '@rapport/tooling/root';
import { siteConfig } from '../packages/app/site.config.ts';
import { appFolder } from './lib/paths.ts';
import { buildKit, buildSite } from './lib/site-build.ts';
import { buildStorybook, DESIGN_PATH } from '../.storybook/build.ts';

const env = loadEnv('production', appFolder, 'VITE_');
const fault = settingsFault(env, siteConfig.settings);
if (fault) throw new StopError(fault);
const emulators = ['VITE_AUTH_EMULATOR', 'VITE_FIRESTORE_EMULATOR'].filter((name) => env[name]);
if (emulators.length > 0) {
  throw new StopError(
    `This build would send visitors to an emulator: unset ${emulators.join(' and ')}. (\`npm run preview\` builds against the emulators.)`,
  );
}

if (!env['VITE_SITE_URL']) {
  console.warn(
    'VITE_SITE_URL is not set: canonical links and the sitemap will use an example URL.',
  );
}

console.log(
  env['VITE_FORM_DELIVERY'] === 'firestore'
    ? 'Forms: stored in Firestore. The privacy policy has to say so; see docs/production.md.'
    : 'Forms: not stored, as in the product document. Set VITE_FORM_DELIVERY=firestore to store them.',
);

console.log('Building the kit …');
await buildKit();
console.log('Building and prerendering the site …');
const folder = join(appFolder, 'dist');
await buildSite(folder);
console.log(`Building Storybook, to be served at ${DESIGN_PATH} …`);
const storybook = join(cacheFolder, 'design');
await buildStorybook(storybook);
await hostUnder(folder, storybook, DESIGN_PATH);
const config = relative(root, join(folder, 'firebase.json'));
console.log(
  `Done: ${relative(root, folder)}. To deploy it:\n  npx firebase-tools deploy --config ${config} --project ${env['VITE_FIREBASE_PROJECT_ID']}`,
);

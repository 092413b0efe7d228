/**
 * `npm run release -- version`: turns pending changesets into versions and changelogs, and takes the
 * pictures again.
 */
import { endChildrenOnSignal, runNode } from '@rapport/tooling/children';
import { bin, StopError } from '@rapport/tooling/root';
import { tsx } from './lib/site-build.ts';

endChildrenOnSignal();
for (const [name, args] of Object.entries({
  'changeset version': [bin('changeset', '@changesets/cli'), 'version'],
  'npm run update -- pictures': tsx('scripts/update-pictures.ts'),
})) {
  const { code, output } = await runNode(name, args);
  console.log(output.trim());
  if (code !== 0)
    throw new StopError(`${name} failed (the reason is above). Nothing was released.`);
}

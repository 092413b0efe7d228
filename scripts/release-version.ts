/**
 * `npm run release -- version`: turns pending changesets into versions and changelogs, and makes the
 * new version's contract the baseline for later changes. `--again` updates only the baseline, for a
 * version that isn't published yet.
 */
import { runNode } from '@rapport/tooling/children';
import { bin, StopError } from '@rapport/tooling/root';
import { kitVersion, releasedVersion, writeReleased } from './lib/contract.ts';
import { tsx } from './lib/site-build.ts';

async function run(name: string, args: string[]): Promise<void> {
  const { code, output } = await runNode(name, args);
  console.log(output.trim());
  if (code !== 0)
    throw new StopError(`${name} failed (the reason is above). Nothing was released.`);
}

await run('changeset version', [bin('changeset', '@changesets/cli'), 'version']);
const version = kitVersion();
if (releasedVersion() !== version || process.argv.includes('--again')) {
  await run('npm run update', tsx('packages/ui/scripts/api.ts'));
  writeReleased();
  console.log(`packages/ui/api.released.md is now the contract of ${version}.`);
} else {
  console.log(
    `@rapport/ui stays at ${version}, and so does packages/ui/api.released.md. If ${version} isn't published yet, --again writes it.`,
  );
}

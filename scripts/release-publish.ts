/**
 * `npm run release -- publish`: builds the kit, publishes each public package whose version the registry
 * doesn't have, and tags it. The release workflow runs it; `-- --dry-run` publishes and tags nothing.
 *
 * Uses npm, not pnpm, because npm exchanges a workflow's identity for the right to publish, and
 * `npm test` packs with npm.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, StopError } from '@rapport/tooling/root';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import { stagedKit, stageKit } from '../packages/ui/scripts/pack.ts';
import { buildKit } from './lib/site-build.ts';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
}

const isDry = process.argv.includes('--dry-run');
const shell = process.platform === 'win32';

const packages = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .map((folder) => ({
    folder,
    ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest),
  }))
  .filter((one) => !one.private);

/** Whether the registry has this version. @throws StopError If it doesn't answer. */
function isPublished({ name, version }: Manifest): boolean {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['view', `${name}@${version}`, 'version', '--json'],
    { encoding: 'utf8', shell },
  );
  if (status === 0) return stdout.trim() !== '';
  if (`${stdout}${stderr}`.includes('E404')) return false;
  throw new StopError(
    `The registry didn’t say whether it has ${name} ${version}: ${stderr.trim()}\nNothing was published. Check npm ping, and run the command again.`,
  );
}

function run(command: string, args: string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell });
  if (status !== 0)
    throw new StopError(
      `${command} ${args.join(' ')} failed (the reason is above). Run the command again: it skips what is published.`,
    );
}

const waiting = packages.filter((one) => !isPublished(one));
if (waiting.length === 0) console.log('The registry has every version: nothing to publish.');
else {
  await buildKit();
  for (const { folder, name, version } of waiting) {
    console.log(`Publishing ${name} ${version} …`);
    // A provenance statement needs the identity of a workflow.
    const provenance = process.env['GITHUB_ACTIONS'] ? ['--provenance'] : [];
    if (folder === packageRoot) await stageKit(stagedKit);
    run(
      'npm',
      ['publish', '--access', 'public', ...provenance, ...(isDry ? ['--dry-run'] : [])],
      folder === packageRoot ? stagedKit : folder,
    );
  }
  // The workflow makes GitHub releases from the “New tag:” lines of this output.
  if (!isDry) run(process.execPath, [bin('changeset', '@changesets/cli'), 'tag']);
}

/**
 * `npm run update`: updates every record that people review; `-- <record>` updates one.
 * `-- pictures` takes pictures, which needs a browser and some minutes.
 */
import { endChildrenOnSignal, runNode } from '@rapport/tooling/children';
import { bin, StopError } from '@rapport/tooling/root';
import { tsx } from './lib/site-build.ts';

/** The records in the order of renewal, each with its command. */
const RECORDS: Record<string, string[]> = {
  'API report (packages/ui/api.md)': tsx('packages/ui/scripts/api.ts'),
  'sizes of parts (packages/ui/sizes.json)': tsx('scripts/update-sizes.ts'),
  'small fonts': tsx('packages/ui/scripts/fonts.ts'),
  'format of every file': [bin('oxfmt'), '.'],
};

endChildrenOnSignal();
if (process.argv.length > 2) {
  throw new StopError(
    `There is no record "${process.argv[2]}": \`npm run help\` lists those that can be renewed alone.`,
  );
}
for (const [name, args] of Object.entries(RECORDS)) {
  console.log(`${name} …`);
  const { code, output } = await runNode(name, args);
  if (code !== 0) throw new StopError(`${name} failed:\n${output.trim()}`);
}

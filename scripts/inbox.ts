/**
 * `npm run inbox`: lists what forms have sent, newest first: from the embedded backend, or with
 * `--project` from a real one. See docs/production.md.
 */
import { parseArgs } from 'node:util';
import { StopError } from '@rapport/tooling/root';
import { projectId } from './lib/embedded.ts';
import { kindsOf, readFolder, readProject, toCsv, toText, TOKEN } from './lib/inbox.ts';
import { dataFolder } from './lib/paths.ts';

function read() {
  try {
    return parseArgs({
      options: {
        kind: { type: 'string' },
        project: { type: 'string' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new StopError(
      `${(error as Error).message.split('. ')[0]}: the options are --kind <kind>, --json, --csv and --project <id>.`,
    );
  }
}

const { kind, project, json, csv } = read();
if (json && csv) throw new StopError('Choose --json or --csv, not both.');
const kinds = kindsOf(kind);
const items =
  project === undefined
    ? readFolder(dataFolder, projectId, kinds)
    : await readProject(project, process.env[TOKEN], kinds);

if (json) console.log(JSON.stringify(items, null, 2));
// Its last line has a line break of its own.
else if (csv) process.stdout.write(toCsv(items, kinds));
else if (items.length > 0) console.log(toText(items));
else {
  const remedy = 'forms are stored by a site that is built with VITE_FORM_DELIVERY=firestore';
  console.log(`Nothing has arrived in ${project ?? dataFolder}: ${remedy}.`);
}

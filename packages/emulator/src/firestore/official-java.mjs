// Runs Google's Firestore emulator until the standard input closes. The system closes it when the
// parent process ends, even if that was killed. Then this script exports the documents next to those
// of the last run, and replaces them.
import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';

const [options = '', ...args] = process.argv.slice(2);
/** @type {{ url: string, projectId: string, folder: string | null, name: string }} */
const { url, projectId, folder, name } = JSON.parse(options);

const java = spawn('java', args, { stdio: ['ignore', 'ignore', 'inherit'] });
java.once('exit', (code) => process.exit(code ?? 1));
process.stdin.once('close', () => void save().finally(() => java.kill('SIGKILL'))).resume();

async function save() {
  if (folder === null) return;
  const fresh = `${folder}.new`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    const response = await fetch(`${url}/emulator/v1/projects/${projectId}:export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({
        database: `projects/${projectId}/databases/(default)`,
        export_directory: fresh,
        export_name: name,
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } catch (error) {
    console.error(`Firestore: the documents could not be saved: ${String(error)}`);
  }
}

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { create } from './create.js';
import { Failure } from './failure.js';
import { HELP, readOptions } from './options.js';

/** The package manager that runs this, as it names itself. */
const manager = /^(pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';

/** @param {import('./options.js').Options} options */
function nextSteps({ folder, backend }) {
  const way = relative(process.cwd(), folder);
  const steps = [
    ...(way ? [`cd ${way.includes(' ') ? `"${way}"` : way}`] : []),
    `${manager} install`,
    ...(backend === 'firebase'
      ? ['cp .env.example .env   # and put your project’s settings in']
      : []),
    `${manager} run dev`,
  ];
  return `\nYour site is in ${folder}.\n\nNext:\n\n${steps.map((step) => `  ${step}\n`).join('')}\nREADME.md says what to change first.\n`;
}

/**
 * Writes the site that the arguments describe, and prints the next steps.
 *
 * @param {string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function run(args) {
  try {
    const options = readOptions(args);
    if (options === 'help') process.stdout.write(HELP);
    else if (options === 'version') {
      const manifest = await readFile(new URL('../package.json', import.meta.url), 'utf8');
      process.stdout.write(`${JSON.parse(manifest).version}\n`);
    } else {
      await create(options);
      process.stdout.write(nextSteps(options));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`create-rapport: ${error.message}\n${error.remedy}\n`);
    return 1;
  }
}

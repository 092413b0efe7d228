import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.js';

export const HELP = `Usage: npm create rapport@latest [folder] -- [options]

Starts a site with @rapport/ui: a landing page, sign-up, sign-in and a page for members.

  folder           where to put it; must be new or empty (default: my-site)
  --stub           accounts stay in the visitor's browser, to try things out (default)
  --firebase       accounts are in your Firebase project
  --brand <color>  the site's color, such as '#0b6e4f'
  --help           shows this
  --version        shows the version
`;

/** The color of the template, and of a site without `--brand`. */
export const GREEN = '#0b6e4f';

/**
 * @typedef {object} Options
 * @property {string} folder The absolute path of the site's folder.
 * @property {string} name The name of its package.
 * @property {'stub' | 'firebase'} backend The service that keeps its accounts.
 * @property {string} brand Its color, `#` and hexadecimal digits.
 */

/**
 * Makes a package name that npm accepts from a folder's name.
 *
 * @param {string} folder
 */
function packageName(folder) {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z\d._~-]+/g, '-')
    .replaceAll(/^[-._]+|[-._]+$/g, '');
  if (!name || name.length > 214 || name === 'node_modules')
    throw new Failure(
      `“${basename(folder)}” can’t be the name of a site, because npm wouldn’t accept it.`,
      'Choose a name with letters or digits, such as my-site.',
    );
  return name;
}

/** @param {string | undefined} color */
function brandOf(color = GREEN) {
  const digits = /^#?((?:[\da-f]{3}){1,2})$/i.exec(color)?.[1];
  if (!digits)
    throw new Failure(
      `“${color}” isn’t a color that --brand knows.`,
      `Give it as hexadecimal digits in quotes: --brand '${GREEN}'. Later, src/theme.css takes any color of CSS.`,
    );
  return `#${digits.toLowerCase()}`;
}

const config = /** @type {const} */ ({
  allowPositionals: true,
  options: {
    stub: { type: 'boolean' },
    firebase: { type: 'boolean' },
    brand: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean', short: 'v' },
  },
});

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    const option = /'([^' ]+)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && option.startsWith('--brand'))
      throw new Failure(
        '--brand needs a color.',
        `Put it in quotes, because # starts a comment in most shells: --brand '${GREEN}'.`,
      );
    throw new Failure(
      code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
        ? `${option} takes no value.`
        : `There is no option ${option}.`,
      'npm create rapport@latest -- --help lists them.',
    );
  }
}

/**
 * Reads the arguments.
 *
 * @param {string[]} args
 * @param {string} [cwd] The base of a relative folder.
 * @returns {Options | 'help' | 'version'}
 * @throws {Failure} If the arguments are invalid.
 */
export function readOptions(args, cwd = process.cwd()) {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  if (positionals.length > 1)
    throw new Failure(
      `One folder at a time: ${positionals.join(', ')} are ${positionals.length}.`,
      `If it’s one name with spaces, put it in quotes: "${positionals.join(' ')}".`,
    );
  if (values.stub && values.firebase)
    throw new Failure(
      '--stub and --firebase can’t both keep the accounts.',
      'Choose one. You can replace the stub later: the new site’s README says how.',
    );
  const folder = resolve(cwd, positionals[0] ?? 'my-site');
  return {
    folder,
    name: packageName(folder),
    backend: values.firebase ? 'firebase' : 'stub',
    brand: brandOf(values.brand),
  };
}

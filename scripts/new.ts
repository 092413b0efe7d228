/**
 * `npm run new section Pledge`: adds a primitive, section, form, page or theme that passes
 * `npm test -- Pledge` unchanged. It copies an existing one, whose tests keep the copy correct;
 * `-- --like Steps` chooses which.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNode } from '@rapport/tooling/children';
import { bin, root, StopError } from '@rapport/tooling/root';
import { addPage } from './lib/new-page.ts';
import { addPart } from './lib/new-part.ts';
import { addTheme } from './lib/new-theme.ts';
import { tsx } from './lib/site-build.ts';

/** The part that each kind copies. */
const LIKE = { primitive: 'Kbd', section: 'ValueList', form: 'NewsletterForm' };
const KINDS = [...Object.keys(LIKE), 'page', 'theme'];
const EXAMPLE = 'write `npm run new section Pledge`';

const { values, positionals } = parseArgs({
  options: { like: { type: 'string' } },
  allowPositionals: true,
});
const [kind = '', name = '', ...more] = positionals;

if (!KINDS.includes(kind)) {
  throw new StopError(`"${kind}" is not one of ${KINDS.join(', ')}: ${EXAMPLE}.`);
}
if (more.length > 0) {
  throw new StopError(`"${more.join(' ')}" is one name too many: ${EXAMPLE}.`);
}
if (kind === 'page' && values.like !== undefined) {
  throw new StopError('A page copies no other: leave out --like.');
}
const pattern = kind === 'theme' ? /^[a-z][a-z0-9]*$/ : /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/;
if (!pattern.test(name)) {
  const form = kind === 'theme' ? 'lower case, such as meadow' : 'CamelCase, such as PriceTag';
  throw new StopError(`A ${kind} needs a name in ${form}, not "${name}": ${EXAMPLE}.`);
}

const files =
  kind === 'theme'
    ? addTheme(name, values.like ?? 'gazette')
    : kind === 'page'
      ? addPage(name)
      : addPart(kind as keyof typeof LIKE, name, values.like ?? LIKE[kind as keyof typeof LIKE]);
// A page is not part of the kit.
if (kind !== 'page') files.push(addChangeset(name));
// A longer or shorter name can change line breaks.
const { code, output } = await runNode('format', [bin('oxfmt'), ...files]);
if (code !== 0) throw new StopError(`The new files cannot be formatted:\n${output.trim()}`);

// The report of the API has the new part, too.
if (kind !== 'page') {
  const api = await runNode('api', tsx('packages/ui/scripts/api.ts'));
  if (api.code !== 0) throw new StopError(`api.md cannot be written:\n${api.output.trim()}`);
  files.push('packages/ui/api.md');
}

console.log(`${files.map((file) => `  ${file}`).join('\n')}
Next: change what it says and does, look at it with \`npm start\`, and run \`npm test -- ${name}\`.${
  kind === 'page' ? '\nThen draw its link preview with `npm run update -- pictures`.' : ''
}`);

/** Adds a changeset for users of the kit. Returns its file. */
function addChangeset(what: string): string {
  const file = `.changeset/add-${what.toLowerCase()}.md`;
  const text = `---\n'@rapport/ui': patch\n---\n\nAdd ${kind === 'theme' ? `the theme ${what}` : what}.\n`;
  writeFileSync(join(root, file), text);
  return file;
}

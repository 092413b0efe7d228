import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findComponents, packageRoot } from '../packages/ui/scripts/components.ts';

/** Maps each export of the kit's parts to its module. */
function modulesByName(): Map<string, string> {
  const api = readFileSync(join(packageRoot, 'api.json'), 'utf8');
  const { entries } = JSON.parse(api) as { entries: Record<string, string[]> };
  return new Map(
    findComponents().flatMap(({ name, path }) =>
      (entries[`./${name}`] ?? []).map((exported) => [
        exported,
        join(packageRoot, 'src', path, 'index.ts'),
      ]),
    ),
  );
}

/**
 * In development, makes a page load only the parts that it shows: 200 modules instead of the kit's
 * 500. Each frame on a docs page loads them again.
 */
export function kitParts(): Plugin {
  const modules = modulesByName();
  return {
    name: 'rapport:kit-parts',
    apply: 'serve',
    transform: {
      filter: { id: /\/packages\/app\/src\/.*\.tsx?$/, code: '@rapport/ui' },
      handler(code) {
        let changed = code;
        for (const node of this.parse(code).body.toReversed()) {
          if (node.type !== 'ImportDeclaration' || node.source.value !== '@rapport/ui') continue;
          const imports = node.specifiers.map((one) => {
            const name = code.slice(one.start, one.end);
            const from = modules.get(name.split(/\s/)[0] ?? '') ?? '@rapport/ui';
            return `import { ${name} } from ${JSON.stringify(from)};`;
          });
          changed = changed.slice(0, node.start) + imports.join(' ') + changed.slice(node.end);
        }
        return { code: changed, map: null };
      },
    },
  };
}

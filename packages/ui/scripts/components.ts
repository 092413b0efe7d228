/** What there is in src/: the components, their stylesheets and what they are made of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const src = join(packageRoot, 'src');

export interface ComponentFolder {
  name: string;
  /** `primitives` or `sections`. */
  kind: string;
  /** The folder from `src/`, with `/`. */
  path: string;
  /** Whether it has a stylesheet of its own. */
  hasCss: boolean;
  /** Whether it has a stylesheet in `dist/`: of its own, or of what it is made of. */
  styled: boolean;
  /** Names of the components its code imports. */
  uses: string[];
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file);

function importedComponents(folder: string): string[] {
  const code = readdirSync(folder)
    .filter(isCode)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const names = [
    ...code.matchAll(
      /^(?:import|export) (?!type ).*?from '\.\.\/(?:\.\.\/primitives\/)?(\w+)\//gms,
    ),
  ];
  return [...new Set(names.map((match) => match[1] as string))].sort();
}

/** Every component, primitives first, each kind by name. */
export function findComponents(): ComponentFolder[] {
  const components = ['primitives', 'sections'].flatMap((kind) =>
    readdirSync(join(src, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(src, kind, entry.name, 'index.ts')))
      .map((entry) => entry.name)
      .sort()
      .map((name) => ({
        name,
        kind,
        path: `${kind}/${name}`,
        hasCss: existsSync(join(src, kind, name, `${name}.css`)),
        uses: importedComponents(join(src, kind, name)),
      })),
  );
  const isStyled = (name: string): boolean =>
    components.some(
      (component) => component.name === name && (component.hasCss || component.uses.some(isStyled)),
    );
  return components.map((component) => ({ ...component, styled: isStyled(component.name) }));
}

/** Reads src/: the components, their stylesheets and the components they use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const src = join(packageRoot, 'src');

/** The layers that hold components, lowest first. */
export const layers = ['primitives', 'forms', 'sections', 'words'] as const;

export interface ComponentFolder {
  name: string;
  /** The layer it is in; also the name of its cascade layer. */
  layer: (typeof layers)[number];
  /** The group of a primitive: `controls`, `layout`, … */
  group?: string;
  /** The folder, relative to `src/`, separated by `/`. */
  path: string;
  /** Whether it has its own stylesheet. */
  hasCss: boolean;
  /** Whether it has a stylesheet in `dist/`: its own, or those of the components it uses. */
  styled: boolean;
  /** Names of the components its code imports. */
  uses: string[];
}

/** Whether a file in `src/` is published code, not a story or a test. */
export const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file);

/** The modules that a file imports values from; type-only imports are erased in `dist/`. */
function importedFiles(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) =>
      isType || !moduleRequest ? [] : [moduleRequest.value],
    ),
  );
  return [...imports, ...reexports];
}

/** Lists the exports of a file in `src/`, including those of its `export *` statements. */
export function exportsOf(file: string): { name: string; isType: boolean }[] {
  const path = join(src, file);
  const { staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType, moduleRequest }) =>
      exportName.name === null
        ? exportsOf(join(dirname(file), moduleRequest?.value ?? ''))
        : [{ name: exportName.name, isType }],
    );
}

/**
 * A component's folder has its name, and no other folder in `src/` starts with a capital letter.
 */
function importedComponents(folder: string): string[] {
  const names = readdirSync(folder)
    .filter(isCode)
    .flatMap((file) => importedFiles(join(folder, file)))
    .filter((path) => path.startsWith('../'))
    .map((path) => basename(dirname(path)))
    .filter((name) => /^[A-Z]/.test(name));
  return [...new Set(names)].sort();
}

const foldersIn = (path: string) =>
  readdirSync(join(src, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: `${path}/${name}` }));

function findFolders(): Pick<ComponentFolder, 'name' | 'layer' | 'group' | 'path'>[] {
  const grouped = foldersIn('primitives').flatMap(({ name: group, path }) =>
    foldersIn(path).map((folder) => ({ ...folder, layer: 'primitives' as const, group })),
  );
  const others = (['forms', 'sections', 'words'] as const).flatMap((layer) =>
    foldersIn(layer).map((folder) => ({ ...folder, layer })),
  );
  return [...grouped, ...others];
}

/** Returns every component, lowest layer first, sorted by name within each layer. */
export function findComponents(): ComponentFolder[] {
  const rank = ({ layer }: Pick<ComponentFolder, 'layer'>) => layers.indexOf(layer);
  const components = findFolders()
    .filter(({ path }) => existsSync(join(src, path, 'index.ts')))
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
    .map((folder) => ({
      ...folder,
      hasCss: existsSync(join(src, folder.path, `${folder.name}.css`)),
      uses: importedComponents(join(src, folder.path)),
    }));
  const isStyled = (name: string): boolean =>
    components.some(
      (component) => component.name === name && (component.hasCss || component.uses.some(isStyled)),
    );
  return components.map((component) => ({ ...component, styled: isStyled(component.name) }));
}

/**
 * Parses files of stories or fixtures: their imports and top-level declarations. Parses a file again
 * only after a change. Also lists the names that the package publishes, because a snippet must
 * include all others.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { packageRoot } from '../components.ts';

export type Node = ESTree.Node;

/** The reason why a story has no snippet. */
export class Unsupported extends Error {}

export const src = join(packageRoot, 'src');

export interface Declaration {
  start: number;
  end: number;
  statement: Node;
  value?: Node | undefined;
}

/** A parsed file with its imports and top-level declarations. */
export interface Source {
  file: string;
  code: string;
  imports: Map<string, { from: string; name: string; isType: boolean }>;
  declarations: Map<string, Declaration>;
  stories: { name: string; value: Node }[];
}

const sources = new Map<string, { code: string; source: Source }>();

/** Parses a file, or returns the last result if the file has not changed. */
export function read(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const known = sources.get(file);
  if (known?.code === code) return known.source;
  const source = parse(file, code);
  sources.set(file, { code, source });
  return source;
}

function parse(file: string, code: string): Source {
  const { program, module } = parseSync(file, code);
  const imports: Source['imports'] = new Map();
  for (const { entries, moduleRequest } of module.staticImports)
    for (const { localName, importName, isType } of entries)
      imports.set(localName.value, {
        from: moduleRequest.value,
        name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
        isType,
      });
  const declarations: Source['declarations'] = new Map();
  const stories: Source['stories'] = [];
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!declaration) continue;
    const { start, end } = declaration;
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        declarations.set(id.name, { start, end, statement: declaration, value: init });
        if (statement.type === 'ExportNamedDeclaration')
          stories.push({ name: id.name, value: init });
      }
    else if (
      declaration.type === 'FunctionDeclaration' ||
      declaration.type === 'TSInterfaceDeclaration' ||
      declaration.type === 'TSTypeAliasDeclaration'
    ) {
      const name = declaration.id?.name;
      if (name) declarations.set(name, { start, end, statement: declaration });
    }
  }
  return { file, code, imports, declarations, stories };
}

/** Returns the names that a module exports, including reexports. */
export function exportedBy(file: string, which: 'all' | 'values' = 'all'): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => which === 'all' || !isType)
      .flatMap(({ exportName, moduleRequest }) =>
        exportName.name
          ? [exportName.name]
          : exportedBy(join(dirname(file), moduleRequest?.value ?? ''), which),
      ),
  );
}

let published: Set<string> | undefined;
/** Whether the root of the package exports a name. */
export const isPublished = (name: string) =>
  (published ??= new Set(exportedBy(join(src, 'index.ts')))).has(name);

export const isName = (node: Node, name: string) =>
  node.type === 'Identifier' && node.name === name;

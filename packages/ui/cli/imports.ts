/** What a module's code imports from the kit, read from its import statements. */

export interface KitImports {
  /** Names imported from `@rapport/ui` or `@rapport/ui/forms`; types left out where the code says so. */
  names: string[];
  /** Entries of their own, such as `Button` for `@rapport/ui/Button`. */
  entries: string[];
  /** Statements that take the kit as a whole, so that what they use is unknown. */
  whole: string[];
}

const COMMENT = String.raw`\/\/.*[\r\n]|\/\*(?:[^*]|\*(?!\/))*\*\/`;
const CLAUSE = String.raw`(?:(?!\b(?:import|export)\b)[\p{ID_Continue}$,{}*\s]|${COMMENT})*?`;
const ENTRY = String.raw`@rapport\/ui(?:\/([\w./-]+))?`;

/** `import … from '@rapport/ui'` and `export … from '@rapport/ui'`. */
const STATIC = new RegExp(
  String.raw`\b(?:import|export)\b(${CLAUSE})\bfrom(?:\s|${COMMENT})*(['"])${ENTRY}\2`,
  'gu',
);

/** `import('@rapport/ui')` and `require('@rapport/ui')`. */
const CALL = new RegExp(
  String.raw`\b(?:import|require)\s*\((?:\s|${COMMENT})*(['"\x60])${ENTRY}\1`,
  'gu',
);

/** Whether the line up to a place is the beginning of a comment that is still open there. */
const isCommentedOut = (code: string, index: number) =>
  /(?:^|[\r\n])[^\S\r\n]*(?:\/\/.*|\/?\*(?:(?!\*\/).)*)$/.test(code.slice(0, index));

/** The names in `{ Button as Go, type ButtonProps }` that are values; undefined without braces. */
function namesIn(clause: string): string[] | undefined {
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? [];
  return list
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^type\s/.test(name))
    .map((name) => name.replace(/\s[^]*/, ''));
}

/**
 * Reads statements, not the whole program, so that TypeScript, JSX, MDX and Astro are all the same to
 * it. Text that only looks like an import costs a stylesheet too many; none is left out.
 */
export function importsIn(code: string): KitImports {
  const found: KitImports = { names: [], entries: [], whole: [] };
  const add = (statement: string, entry: string | undefined, names: string[] | undefined) => {
    if (entry !== undefined && entry !== 'forms') {
      if (names?.length !== 0) found.entries.push(entry);
    } else if (names) found.names.push(...names);
    else found.whole.push(statement.replaceAll(/\s+/g, ' '));
  };
  for (const { 0: statement, 1: text = '', 3: entry, index } of code.matchAll(STATIC)) {
    const clause = text.replaceAll(new RegExp(COMMENT, 'gu'), ' ');
    if (/^\s*type\b/.test(clause) || isCommentedOut(code, index)) continue;
    add(statement, entry, namesIn(clause));
  }
  for (const { 0: statement, 2: entry, index } of code.matchAll(CALL))
    if (!isCommentedOut(code, index)) add(`${statement})`, entry, undefined);
  return found;
}

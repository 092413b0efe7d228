/** Adds a part to the kit as a copy of another. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';
import { findComponents } from '../../packages/ui/scripts/components.ts';

const src = join(root, 'packages/ui/src');
const camel = (name: string) => name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
/** Returns the name that a form's schema begins with: `signUp` for SignUpForm. */
const stem = (name: string) => camel(name.replace(/Form$/, ''));
const capital = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Replaces a part's name in code, styles and docs. */
export function rename(text: string, from: string, to: string): string {
  const [fromStem, toStem] = [stem(from), stem(to)];
  return text
    .replaceAll(new RegExp(`\\b${from}(?=Props\\b|Content\\b|\\b)`, 'g'), to)
    .replaceAll(new RegExp(`\\b${camel(from)}(?=Words\\b)`, 'g'), camel(to))
    .replaceAll(new RegExp(`\\b${fromStem}(?=Schema\\b|Messages\\b)`, 'g'), toStem)
    .replaceAll(
      new RegExp(`\\b${capital(fromStem)}(?=Messages\\b|Values\\b)`, 'g'),
      capital(toStem),
    )
    .replaceAll(`id: '${from.toLowerCase()}'`, `id: '${to.toLowerCase()}'`);
}

/** Copies the words of `from` for `to`, in sorted position. */
export function addLines(text: string, from: string, to: string): string {
  const lines = text.split('\n');
  const entry = lines.findIndex((line) => line.startsWith(`  ${from}: `));
  if (entry >= 0) {
    const isOneLine = lines[entry]?.endsWith(',');
    const end = isOneLine ? entry : lines.findIndex((line, at) => at > entry && line === '  },');
    const copy = lines.slice(entry, end + 1).map((line) => rename(line, from, to));
    const after = lines.findIndex((line) => (/^ {2}([A-Z]\w*): /.exec(line)?.[1] ?? '') > to);
    lines.splice(after < 0 ? lines.lastIndexOf('};') : after, 0, ...copy);
  }
  return lines.join('\n');
}

/** The layer of each kind's parts: the folder of new parts, and where the part to copy must be. */
const LAYERS = { primitive: 'primitives', section: 'sections', form: 'sections' } as const;

/**
 * Adds the part and its words in each language. Returns the files that it writes.
 * @throws StopError if the part already exists, or the part to copy does not.
 */
export function addPart(kind: keyof typeof LAYERS, name: string, like: string): string[] {
  const parts = findComponents();
  const existing = parts.find((part) => part.name.toLowerCase() === name.toLowerCase());
  if (existing) {
    throw new StopError(
      `The part ${existing.name} already exists in ${existing.path}: choose another name.`,
    );
  }
  const model = parts.find((part) => part.name === like && part.layer === LAYERS[kind]);
  const isForm = model && existsSync(join(src, model.path, `${like}.schema.ts`));
  if (!model || (kind === 'form' && !isForm)) {
    throw new StopError(`There is no ${kind} ${like} to copy: name one that is in Storybook.`);
  }
  const from = join(src, model.path);
  const folder = join(dirname(from), name);
  const written: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(file.slice(root.length + 1));
  };
  for (const file of readdirSync(from)) {
    const text = readFileSync(join(from, file), 'utf8');
    write(join(folder, basename(rename(file, like, name))), rename(text, like, name));
  }
  if (existsSync(join(from, `${like}.words.ts`))) {
    // The English ones are generated.
    const languages = readdirSync(join(src, 'words')).filter((one) =>
      /^(?!en)[a-z]+\.ts$/.test(one),
    );
    for (const file of languages) {
      const path = join(src, 'words', file);
      write(path, addLines(readFileSync(path, 'utf8'), like, name));
    }
  }
  return written;
}

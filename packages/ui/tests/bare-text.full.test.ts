/**
 * Checks that a text that may change, such as `{label}`, is alone in its element or passes through
 * `wrapText`, which says why.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
} from 'typescript/unstable/ast/is';
import {
  API,
  TypeFlags,
  type Checker,
  type Project,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCode, packageRoot } from '../scripts/components.ts';
import { src } from './source.ts';

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && isCode(file),
);

const TEXT =
  TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.Number | TypeFlags.AnyOrUnknown;

const api = new API({ cwd: packageRoot });
let project: Project;
beforeAll(() => {
  const config = join(packageRoot, 'tsconfig.json');
  [project] = api.updateSnapshot({ openProjects: [config] }).getProjects() as [Project];
});
afterAll(() => api.close());

/** Whether React renders a value of this type as visible text. */
function canBeText(type: Type | undefined, checker: Checker): boolean {
  if (!type) return false;
  if (type.isUnionType()) return type.getTypes().some((part) => canBeText(part, checker));
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as TypeReference).some((item) => canBeText(item, checker));
  if (type.isStringLiteralType()) return type.value.trim() !== '';
  return (type.flags & TEXT) !== 0;
}

/** Returns a module's texts that have sibling nodes, or that are all a component renders. */
function bareTexts(file: string, { program, checker }: Project): string[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not in the program.`);
  const found: string[] = [];
  const textOf = ({ pos, end }: Node) => source.text.slice(pos, end).trim();

  const visit = (node: Node) => {
    if (
      isJsxFragment(node) ||
      (isJsxElement(node) && textOf(node.openingElement.tagName) !== 'select')
    ) {
      const children = node.children.filter(
        (child) =>
          !(isJsxText(child) && child.text.trim() === '' && child.text !== ' ') &&
          !(isJsxExpression(child) && !child.expression),
      );
      if (children.length > 1 || isJsxFragment(node))
        for (const child of children)
          if (
            isJsxExpression(child) &&
            child.expression &&
            canBeText(checker.getTypeAtLocation(child.expression), checker)
          )
            found.push(textOf(child));
    }
    if (isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (signature && canBeText(checker.getReturnTypeOfSignature(signature), checker))
        found.push(`what ${node.name?.text} returns`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

test('finds components', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('%s', (file) => {
  expect(bareTexts(join(src, file), project)).toEqual([]);
});

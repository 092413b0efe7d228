/** Finds the web platform features that code uses. */
import type { Identifier } from '@mdn/browser-compat-data';
import { Visitor } from 'vite';
import { data, note, type Features } from '@rapport/tooling/browser-support';
import { nameOf, type Module } from '../../packages/ui/tests/source.ts';

const { elements, global_attributes: globalAttributes } = data.html;

/** The members of the browser's objects by name, each with its object's name. */
const members = new Map<string, { owner: string; entry: Identifier }[]>();
for (const [owner, own] of Object.entries({ ...data.api, ...data.javascript.builtins }))
  for (const [key, entry] of Object.entries<Identifier>(own)) {
    const name = key.replace(/_static$/, '');
    members.set(name, [...(members.get(name) ?? []), { owner, entry }]);
  }

/** Members of library objects that share a name with a member of a browser object. */
const OF_LIBRARIES = new Set(['check', 'toArray']);

/** Lists the names of the properties that a module declares. */
export function propertiesIn({ program }: Module): string[] {
  const names: string[] = [];
  const keep = ({ key }: { key: { type: string } }) => void names.push(nameOf(key));
  new Visitor({
    TSPropertySignature: keep,
    TSMethodSignature: keep,
    Property: keep,
    PropertyDefinition: keep,
  }).visit(program);
  return names;
}

/**
 * Finds elements and attributes in JSX, attributes that code sets, and members of browser objects.
 * Types are unknown here, so a member counts as supported if any browser object has a member with
 * this name, and is left out if the project declares a property with this name.
 * @param own Names of the project's properties.
 */
export function featuresOfCode({ program }: Module, own: ReadonlySet<string>): Features {
  const found: Features = new Map();
  const noteAttribute = (element: string, attribute: string, value: string) => {
    const name = attribute.toLowerCase();
    const entries = [elements[element]?.[name], globalAttributes[name]];
    note(found, `${name}=""`, entries);
    note(
      found,
      `${name}="${value}"`,
      entries.map((entry) => entry?.[value]),
    );
  };
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const element = nameOf(name);
      note(found, `<${element}>`, [elements[element]]);
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute')
          noteAttribute(element, nameOf(attribute.name), nameOf(attribute.value ?? attribute));
    },
    CallExpression({ callee, arguments: [name, value] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'setAttribute') return;
      if (name && value) noteAttribute('', nameOf(name), nameOf(value));
    },
    NewExpression: ({ callee }) => note(found, nameOf(callee), [data.api[nameOf(callee)]]),
    MemberExpression({ computed, object, property }) {
      const name = nameOf(property);
      if (computed || own.has(name) || OF_LIBRARIES.has(name)) return;
      const all = members.get(name) ?? [];
      const named = all.filter(({ owner }) => owner === nameOf(object));
      const candidates = named.length > 0 ? named : all;
      note(
        found,
        `${candidates[0]?.owner}.${name}`,
        candidates.map(({ entry }) => entry),
      );
    },
  }).visit(program);
  return found;
}

/** Finds the web platform features that a stylesheet uses. */
import type { Identifier } from '@mdn/browser-compat-data';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import {
  data,
  forEachBrowser,
  isKnown,
  isLater,
  note,
  versionsOf,
  type Features,
} from './browser-support.ts';

const { 'at-rules': atRules, properties, selectors, types } = data.css;

/** Names that only one engine knows, such as `::-webkit-progress-bar`. */
const isPrivate = (name: string) => /^-(webkit|moz)-/.test(name);

/** Units that the data lists together. */
const UNITS: [RegExp, string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
];

const unitEntry = (unit: string) =>
  types['length']?.[UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit];

/** Adds a keyword if a browser got the keyword later than its property. */
function noteKeyword(found: Features, name: string, property: Identifier, keyword: Identifier) {
  const versions = versionsOf([property]);
  const withoutPrefix = versionsOf([property], false);
  const own = versionsOf([keyword]);
  // The data has prefixes for properties only.
  const keywordVersions = forEachBrowser((browser) =>
    own[browser] <= withoutPrefix[browser] ? versions[browser] : own[browser],
  );
  if (isLater(keywordVersions, versions)) found.set(name, keywordVersions);
}

/** Returns the at-rules, properties, keywords, functions, units and pseudo-classes in a stylesheet. */
export function featuresOfCss(css: string): Features {
  const found: Features = new Map();
  const stylesheet = parse(css);

  stylesheet.walkAtRules(({ name, params }) => {
    note(found, `@${name}`, [atRules[name]]);
    if (name === 'media' && /[<>]/.test(params))
      note(found, '@media (width > …)', [atRules[name]?.['range_syntax']]);
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
      note(found, `@${name} (${feature})`, [atRules[name]?.[feature]]);
  });

  stylesheet.walkDecls(({ prop, value, parent }) => {
    const rule = parent?.type === 'atrule' && 'name' in parent ? parent.name : undefined;
    const name = rule ? `@${rule} ${prop}` : prop;
    const property = rule ? atRules[rule]?.[prop] : properties[prop];
    if (!isPrivate(prop)) note(found, name, [property]);
    valueParser(value).walk((node) => {
      const keyword = property?.[node.value];
      const unit = node.type === 'word' && valueParser.unit(node.value);
      if (node.type === 'function')
        note(found, `${node.value}()`, [
          types[node.value],
          ...Object.values(types).map((type) => type[node.value]),
          keyword,
        ]);
      else if (unit) note(found, `1${unit.unit}`, [unitEntry(unit.unit)]);
      else if (property && isKnown(keyword))
        noteKeyword(found, `${name}: ${node.value}`, property, keyword);
    });
  });

  stylesheet.walkRules(({ selector, parent }) => {
    if (parent?.type === 'rule') note(found, 'nesting', [selectors['nesting']]);
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    selectorParser()
      .astSync(selector)
      .walkPseudos(({ value, nodes }) => {
        const name = value.replace(/^:+/, '');
        if (!isPrivate(name))
          note(found, `${value}${nodes.length > 0 ? '()' : ''}`, [selectors[name]]);
      });
  });
  return found;
}

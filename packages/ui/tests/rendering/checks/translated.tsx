import { isValidElement, type ReactNode } from 'react';
import type { ApiProp } from '../../../scripts/read-api.ts';
import { isPlain } from './keys.tsx';
import { live } from './live.ts';

type Props = Record<string, unknown>;

/** Elements that no translator touches. */
const LEFT_ALONE = 'script, style, svg, textarea, font';

/** Replaces each text with two elements, as translators in browsers do. */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(LEFT_ALONE)) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Returns the values, with every text changed that is alone on the page. */
function reworded(value: unknown, shown: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return shown.has(value) ? `${value}, reworded` : value;
  if (Array.isArray(value)) return value.map((item) => reworded(item, shown));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SKIPPED.test(name) ? item : reworded(item, shown),
    ]),
  );
}

/** Returns the value without one of its parts: a field, or the last item of a list. */
function* without(value: unknown): Generator<[string, unknown]> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield ['the last', value.slice(0, -1)];
    for (const [at, item] of value.slice(0, 2).entries())
      for (const [name, less] of without(item)) yield [`${at}.${name}`, value.with(at, less)];
  } else if (isPlain(value))
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _left, ...others } = value;
      yield [name, others];
      for (const [part, less] of without(item))
        yield [`${name}.${part}`, { ...value, [name]: less }];
    }
}

/** Props that need other content, name elements, or set only how a part starts. */
const SKIPPED = /^(?:asChild|id|default[A-Z].*)$/;

/** Returns other values of a prop that may change what a part shows. */
function othersOf({ name, type, values }: ApiProp, now: unknown): unknown[] {
  if (values) return values.filter((value) => value !== now);
  if (type === 'boolean') return [now !== true];
  return /^(?:string|ReactNode)$/.test(type) && now === undefined ? [`Its ${name}`] : [];
}

/** Returns each way to change one prop. */
function* changes(props: Props, declared: readonly ApiProp[]): Generator<[string, Props]> {
  for (const prop of declared.filter(({ name }) => !SKIPPED.test(name)))
    for (const value of othersOf(prop, props[prop.name]))
      yield [`${prop.name}=${String(value)}`, { [prop.name]: value }];
  for (const [name, value] of Object.entries(props)) {
    if (SKIPPED.test(name)) continue;
    if (typeof value === 'string' || isValidElement(value))
      yield [`no ${name}`, { [name]: undefined }];
    else for (const [part, less] of without(value)) yield [`no ${name}.${part}`, { [name]: less }];
  }
}

/** Returns what the node shows on its own page, or nothing if these props do not fit it. */
async function shownAfresh(node: ReactNode): Promise<string | undefined> {
  const page = live();
  const text = await page.show(node);
  page.remove();
  return page.errors.length > 0 ? undefined : text;
}

/**
 * Changes a part on a translated page in every way, and back, and compares the result with the part
 * on its own page.
 */
export async function translatedFaults(
  withProps: (props: Props) => ReactNode,
  declared: readonly ApiProp[],
): Promise<string[]> {
  const element = withProps({});
  const props = isValidElement<Props>(element) ? element.props : {};
  // A field validates a value some time later.
  const start = typeof props['defaultValue'] === 'string' ? { defaultValue: '' } : {};
  const before = withProps(start);
  const page = live();
  const faults: string[] = [];
  const first = await page.show(before);
  const shown = new Set<string>();
  const walker = document.createTreeWalker(page.container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) shown.add((walker.currentNode as Text).data);

  const all: [string, Props][] = [
    ['other words', reworded(props, shown) as Props],
    ...changes(props, declared),
  ];
  for (const [name, change] of all) {
    const after = withProps({ ...change, ...start });
    const expected = await shownAfresh(after);
    if (expected === undefined) continue;
    translate(page.container);
    const found = await page.show(after);
    if (found !== expected) faults.push(`${name}: "${found}" in place of "${expected}"`);
    translate(page.container);
    if ((await page.show(before)) !== first) faults.push(`${name}, and back: differs`);
    if (page.errors.length > 0) {
      faults.push(`${name}: ${page.errors.join(', ')}`);
      break;
    }
  }
  page.remove();
  return faults;
}

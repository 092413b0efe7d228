/** Finds what a test names. If nothing matches, the error lists the names on the page. */
import { nameOf, type DriverOptions, type Place } from './place.ts';

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** The places to choose from, and their description in errors. */
interface Choice {
  /** The kind of place, such as “question”. */
  kind: string;
  /** The part that has the places, such as “this FAQ”. */
  where: string;
  from: readonly Place[];
}

/** Returns the indexes of the names that equal the wanted name or, if none does, begin with it. */
export function matching(names: readonly string[], wanted: string): number[] {
  const words = wanted.replaceAll(/\s+/g, ' ').trim();
  const those = (fits: (name: string) => boolean) =>
    names.flatMap((name, index) => (fits(name) ? [index] : []));
  const equal = those((name) => name === words);
  return equal.length > 0 ? equal : those((name) => name.startsWith(words));
}

/** Returns the names of places, in order. */
export const namesOf = (places: readonly Place[]): Promise<string[]> =>
  Promise.all(places.map((place) => place.read(nameOf)));

/** Returns the place with this accessible name. The start of a name is enough if it is unique. */
export async function byName(wanted: string, { kind, where, from }: Choice): Promise<Place> {
  const names = await namesOf(from);
  const found = matching(names, wanted);
  if (found.length > 1)
    throw new Error(
      `“${wanted}” fits ${found.length} of ${where}: ${quoted(found.map((at) => names[at] ?? ''))}.`,
    );
  const place = from[found[0] ?? -1];
  if (place) return place;
  const others = names.length > 0 ? quoted(names) : 'none';
  throw new Error(`No ${kind} “${wanted}” in ${where}. It has: ${others}.`);
}

/** A part of the kit, identified by the stable class of its root. */
interface Part {
  /** The class of its root. */
  selector: string;
  /** Its name in errors. */
  kind: string;
}

/** Looks once for a part of the kit: the place itself or a part inside. */
export async function findPart(
  root: Place,
  { selector, kind }: Part,
  { name }: DriverOptions = {},
): Promise<Place> {
  if (await root.read((element, own) => element.matches(own), selector)) return root;
  const parts = await root.all(selector);
  const [first] = parts;
  if (!first) throw new Error(`There is no ${kind} here (${selector}).`);
  if (name !== undefined) return byName(name, { kind, where: 'this place', from: parts });
  if (parts.length === 1) return first;
  const names = await namesOf(parts);
  throw new Error(
    `There are ${parts.length} ${kind}s here: ${quoted(names)}. Say which with { name: '…' }.`,
  );
}

/** Finds the part and something in it. Tries again until both exist. */
export const inPart = <Answer>(
  root: Place,
  part: Part,
  options: DriverOptions | undefined,
  look: (place: Place) => Promise<Answer>,
): Promise<Answer> => root.until(async () => look(await findPart(root, part, options)));

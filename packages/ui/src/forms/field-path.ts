/** A value of a single control. */
type Single = string | number | bigint | boolean | Date | Blob | null | undefined;

/**
 * The possible names of the fields of a form with these values: `email`, or with dots for nested
 * values, `address.city` and `guests.0.name`.
 */
export type FieldPath<Values> = Values extends object
  ? { [Name in keyof Values & string]-?: PathFrom<Name, NonNullable<Values[Name]>> }[keyof Values &
      string]
  : never;

/** A name, and the paths that begin with it: a list is a field, and so are those of its items. */
type PathFrom<Name extends string, Value> = Value extends Single
  ? Name
  : Value extends readonly (infer Item)[]
    ? Name | (Item extends Single ? never : `${Name}.${number}.${FieldPath<Item>}`)
    : Name | `${Name}.${FieldPath<Value>}`;

/** The value of the field with this name. */
export type FieldValue<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? FieldValue<NonNullable<ValueOf<Values, Name>>, Rest>
    : never;

type ValueOf<Values, Name extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Values
    ? Values[Name]
    : never;

/**
 * Returns the path of a control's value: its name in camelCase. `first-name` in the HTML becomes
 * `firstName` in the values.
 */
export const pathOf = (control: Element | null | undefined): string =>
  (control?.getAttribute('name') ?? '').replace(/-([a-z])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** Returns the value at a path. */
export const valueAt = (values: object | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], values);

/** Sets the value at a path. A number in the path creates a list. */
export function setValueAt(values: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let inner = values as Record<string, unknown>;
  for (const [index, key] of keys.entries()) {
    inner[key] ??= /^\d+$/.test(keys[index + 1] ?? last) ? [] : {};
    inner = inner[key] as Record<string, unknown>;
  }
  inner[last] = value;
}

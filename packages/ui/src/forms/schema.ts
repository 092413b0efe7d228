/**
 * The part of Standard Schema that validation needs. Zod, Valibot, ArkType and others implement it.
 *
 * @see https://standardschema.dev
 */
export interface Schema<Values> {
  /** What the standard requires. */
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Values> | Promise<Verdict<Values>>;
  };
}

/** A schema, or a function that returns one or downloads it when the form is first used. */
export type SchemaSource<Values> =
  | Schema<Values>
  | (() => Schema<Values> | Promise<Schema<Values>>);

/** Returns the schema of a source. ArkType's schemas are functions too. */
export const schemaOf = async <Values>(source: SchemaSource<Values>): Promise<Schema<Values>> =>
  '~standard' in source ? source : source();

type Verdict<Values> =
  | { readonly value: Values; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A problem with one value. */
export interface Issue {
  /** What is wrong, for the person who fills in the form. */
  readonly message: string;
  /**
   * The path to the value: keys, or objects with a key. Without a path, the issue concerns all
   * values together.
   */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Returns the name of the field that an issue is about, or '' for the whole form. */
const nameOf = ({ path = [] }: Issue) =>
  path.map((key) => String(typeof key === 'object' ? key.key : key)).join('.');

/**
 * Returns the first message about each field, by field name; '' is for the whole form. Takes the
 * issues of any Standard Schema, such as zod's `error.issues`.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[nameOf(issue)] ??= issue.message;
  return errors;
}

/**
 * Combines the schema of a form's own fields with that of the fields that a page adds. Each schema
 * sees all values, so it can use the other's. The form's own schema decides the values of its
 * fields.
 */
export const withMore =
  (own: () => Promise<Schema<object>>, more?: SchemaSource<unknown>) =>
  async (): Promise<Schema<object>> => {
    if (!more) return own();
    const schemas = await Promise.all([schemaOf(more), own()]);
    return {
      '~standard': {
        validate: async (values) => {
          const verdicts = await Promise.all(
            schemas.map(async (schema) => schema['~standard'].validate(values)),
          );
          const issues = verdicts.flatMap((verdict) => verdict.issues ?? []);
          if (issues.length > 0) return { issues };
          return {
            value: Object.assign({}, ...verdicts.map((one) => 'value' in one && one.value)),
          };
        },
      },
    };
  };

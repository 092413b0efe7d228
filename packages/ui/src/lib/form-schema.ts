import * as z from 'zod/mini';

/** Options of a form's schema. */
export interface SchemaOptions<Name, Messages> {
  /** The fields to validate. @default all */
  fields?: readonly Name[] | undefined;
  /** Messages to replace; the others keep their default. @default English sentences */
  messages?: Partial<Messages> | undefined;
}

/**
 * The schema of a form with these values. TypeScript can write this name into the declarations of
 * other packages, which may not find zod.
 */
export interface FormSchema<Values extends object> extends z.ZodMiniObject<{
  [Name in keyof Values]: z.ZodMiniType<Values[Name]>;
}> {}

/** Names the type of a schema by the values that it gives. */
export const schemaFor = <Values extends object>(schema: z.core.$ZodType) =>
  schema as FormSchema<Values>;

/** The names of these texts, with the docstring of each. */
export type Texts<English> = { [Name in keyof English]: string };

/** Returns the fields of a shape with these names, or all if none are given. */
export function pick<Shape extends object, Name extends PropertyKey>(
  shape: Shape,
  names?: readonly Name[],
): Pick<Shape, Name & keyof Shape> {
  const entries = Object.entries(shape);
  return Object.fromEntries(
    entries.filter(([name]) => !names || names.includes(name as Name)),
  ) as Pick<Shape, Name & keyof Shape>;
}

/**
 * Returns a function that makes the schema of a form.
 *
 * @param english All messages.
 * @param shapeOf Returns the rules of all fields.
 */
export const formSchema =
  <Messages extends object, Shape extends z.core.$ZodShape>(
    english: Messages,
    shapeOf: (messages: Messages) => Shape,
  ) =>
  <Name extends keyof Shape = keyof Shape>({
    fields,
    messages,
  }: SchemaOptions<Name, Messages> = {}) =>
    schemaFor<Pick<{ [Field in keyof Shape]: z.output<Shape[Field]> }, Name>>(
      z.object(pick(shapeOf({ ...english, ...messages }), fields)),
    );

/**
 * Runs a check of several fields even if another field is invalid, so that all errors show at once.
 * A server may receive no value at all.
 */
export const always = { when: ({ value }: { value: unknown }) => Boolean(value) };

/** The values of a form that have one of these names. */
export type Named<Values, Name> = Pick<Values, Extract<keyof Values, Name>>;

/** Returns a required account type if types are given, otherwise no field. */
export const userTypeField = <UserType extends string>(
  userTypes: readonly UserType[] | undefined,
  message: string,
) =>
  (userTypes
    ? { userType: z.enum(userTypes as readonly [UserType, ...UserType[]], message) }
    : {}) as UserTypeField<UserType>;

type UserTypeField<UserType extends string> = [UserType] extends [never]
  ? object
  : { userType: z.ZodMiniEnum<{ [Type in UserType]: Type }> };

/** Trimmed text; can be empty. */
export const optionalText = () => z.string().check(z.trim());

/** Trimmed text; must not be empty. */
export const requiredText = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message));

export const fullNameMessages = {
  /** Error for an empty name. */
  fullNameRequired: 'Enter your full name',
};

export interface FullNameMessages extends Texts<typeof fullNameMessages> {}

/** A password, kept as typed, spaces included; must not be empty. */
export const requiredPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message));

/** Whether two passwords are the same text: keyboards write `é` as one character or as two. */
export const isSamePassword = (one: unknown, other: unknown): boolean =>
  String(one).normalize() === String(other).normalize();

/** Maximum length of an email address: 64 before the @ and 255 after it (RFC 3696, erratum). */
const emailLimit = 320;

/**
 * Returns the address with its domain as mail servers know it: `пример.рф` as
 * `xn--e1afmkfd.xn--p1ai`. Chrome converts the domain, other browsers keep it as typed. The service
 * must get the same address from all of them.
 */
function withAsciiDomain(email: string): string {
  const [, name, domain = ''] = /^(.+)@([^\s/?#:@\\%]+)$/.exec(email) ?? [];
  if (!/[^\0-\x7f]/.test(domain)) return email;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/**
 * Removes what copied text brings into an address and nobody sees, such as direction marks and word
 * joiners. The two joiners of letters stay: domains in Persian and Hindi can have them.
 */
const visible = (email: string): string => email.replace(/(?![\u200C\u200D])\p{Cf}/gu, '').trim();

/** What the browser’s own email field accepts. */
const pattern = z.regexes.html5Email;

export const emailMessages = {
  /** Error for an empty email address. */
  emailRequired: 'Enter your email address',
  /** Error for text that is not an email address. */
  emailFormat: 'Enter an email address like name@example.com',
};

export interface EmailMessages extends Texts<typeof emailMessages> {}

/** An email address without invisible characters. */
export const requiredEmail = (messages: EmailMessages) =>
  z
    .string(messages.emailRequired)
    .check(
      z.overwrite(visible),
      z.minLength(1, messages.emailRequired),
      z.overwrite(withAsciiDomain),
      z.maxLength(emailLimit, messages.emailFormat),
      z.regex(pattern, messages.emailFormat),
    );

/** An email address without invisible characters; can be empty. */
export const optionalEmail = (message: string) =>
  z.string().check(
    z.overwrite(visible),
    z.overwrite(withAsciiDomain),
    z.refine((email) => !email || pattern.test(email), message),
  );

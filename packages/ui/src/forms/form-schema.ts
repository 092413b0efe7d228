import * as z from 'zod/mini';
import { fullNameLimit, fullNamePattern } from '../lib/full-name.ts';

/** Options of a form's schema. */
export interface SchemaOptions<Name, Messages> {
  /** The fields to validate. @default all */
  fields?: readonly Name[] | undefined;
  /** Messages to replace; the others keep their default. @default English sentences */
  messages?: Partial<Messages> | undefined;
}

/** Returns the fields of a shape that have these names, or all fields without names. */
export function pick<Shape extends object, Name extends PropertyKey>(
  shape: Shape,
  names?: readonly Name[],
): Pick<Shape, Name & keyof Shape> {
  const entries = Object.entries(shape);
  return Object.fromEntries(
    entries.filter(([name]) => !names || names.includes(name as Name)),
  ) as Pick<Shape, Name & keyof Shape>;
}

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

export interface FullNameMessages {
  /** Error for an empty name. @default 'Enter your full name' */
  fullNameRequired: string;
  /** Error for a name that is too long. @default 'Use 100 characters or fewer for your name' */
  fullNameLength: string;
  /**
   * Error for a name with invisible characters, such as a line break.
   * @default 'Your name contains a hidden character: please type it again'
   */
  fullNameCharacters: string;
}

export const fullNameMessages: FullNameMessages = {
  fullNameRequired: 'Enter your full name',
  fullNameLength: `Use ${fullNameLimit} characters or fewer for your name`,
  fullNameCharacters: 'Your name contains a hidden character: please type it again',
};

/** A person's trimmed name, as `lib/full-name.ts` defines it. */
export const requiredFullName = (messages: FullNameMessages) =>
  requiredText(messages.fullNameRequired).check(
    z.maxLength(fullNameLimit, messages.fullNameLength),
    z.regex(fullNamePattern, messages.fullNameCharacters),
  );

/** A password, kept as typed, spaces included; must not be empty. */
export const requiredPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message));

/** Whether two passwords are the same text: keyboards write `é` as one character or as two. */
export const isSamePassword = (one: unknown, other: unknown): boolean =>
  String(one).normalize() === String(other).normalize();

/** The most characters of an email address: 64 before the @ and 255 after it (RFC 3696, erratum). */
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

/** What the browser’s own email field accepts. */
const pattern = z.regexes.html5Email;

export interface EmailMessages {
  /** Error for an empty email address. @default 'Enter your email address' */
  emailRequired: string;
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
}

export const emailMessages: EmailMessages = {
  emailRequired: 'Enter your email address',
  emailFormat: 'Enter an email address like name@example.com',
};

/** A trimmed email address. */
export const requiredEmail = (messages: EmailMessages) =>
  z
    .string(messages.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.emailRequired),
      z.overwrite(withAsciiDomain),
      z.maxLength(emailLimit, messages.emailFormat),
      z.regex(pattern, messages.emailFormat),
    );

/** A trimmed email address; can be empty. */
export const optionalEmail = (message: string) =>
  z.string().check(
    z.trim(),
    z.overwrite(withAsciiDomain),
    z.refine((email) => !email || pattern.test(email), message),
  );

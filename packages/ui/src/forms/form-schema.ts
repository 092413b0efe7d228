import * as z from 'zod/mini';
import { fullNameLimit, fullNamePattern } from '../lib/full-name.ts';

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
   * Error for a name with characters that cannot be seen, such as a line break.
   * @default 'Your name contains a hidden character: please type it again'
   */
  fullNameCharacters: string;
}

export const fullNameMessages: FullNameMessages = {
  fullNameRequired: 'Enter your full name',
  fullNameLength: `Use ${fullNameLimit} characters or fewer for your name`,
  fullNameCharacters: 'Your name contains a hidden character: please type it again',
};

/** A trimmed name of a person, as `lib/full-name.ts` defines it. */
export const requiredFullName = (messages: FullNameMessages) =>
  requiredText(messages.fullNameRequired).check(
    z.maxLength(fullNameLimit, messages.fullNameLength),
    z.regex(fullNamePattern, messages.fullNameCharacters),
  );

/** A password, kept as typed, spaces included; must not be empty. */
export const requiredPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message));

/** The most characters of an email address: 64 before the @ and 255 after it (RFC 3696, erratum). */
const emailLimit = 320;

/** A trimmed email address. */
export const requiredEmail = (messages: { emailRequired: string; emailFormat: string }) =>
  z
    .string(messages.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.emailRequired),
      z.maxLength(emailLimit, messages.emailFormat),
      z.email({ error: messages.emailFormat }),
    );

import * as z from 'zod/mini';

/** Trimmed text; can be empty. */
export const optionalText = () => z.string().check(z.trim());

/** Trimmed text; must not be empty. */
export const requiredText = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message));

/** A trimmed email address. */
export const requiredEmail = (messages: { emailRequired: string; emailFormat: string }) =>
  z
    .string(messages.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.emailRequired),
      z.email({ error: messages.emailFormat }),
    );

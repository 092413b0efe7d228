import * as z from 'zod/mini';

/** A text that is trimmed; may be empty. */
export const optionalText = () => z.string().check(z.trim());

/** A text that is trimmed and says something. */
export const requiredText = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message));

/** An email address, trimmed. */
export const requiredEmail = (messages: { emailRequired: string; emailFormat: string }) =>
  z
    .string(messages.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.emailRequired),
      z.email({ error: messages.emailFormat }),
    );

import * as z from 'zod/mini';
import { fullNameLimit, fullNamePattern } from './full-name.ts';

/** What an account's name must be besides not empty, which the kit's forms check. */
export const fullNameSchema = z.object({
  fullName: z.string().check(
    z.trim(),
    z.maxLength(fullNameLimit, 'Use 100 characters or fewer for your name'),
    z.refine(
      (name) => !name || fullNamePattern.test(name),
      'Your name contains a hidden character: please type it again',
    ),
  ),
});

import * as z from 'zod/mini';
import { fullNameMessages } from './account.ts';
import { fullNameLimit, fullNamePattern } from '../session/full-name.ts';

/** What an account's name must be besides not empty, which the kit's forms check. */
export const fullNameSchema = z.object({
  fullName: z.string().check(
    z.trim(),
    z.maxLength(fullNameLimit, fullNameMessages.length),
    z.refine((name) => !name || fullNamePattern.test(name), fullNameMessages.characters),
  ),
});

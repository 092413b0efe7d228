import * as z from 'zod/mini';
import { answerErrors } from '../../content/answers.ts';

const optionalText = () => z.optional(z.string().check(z.trim()));

/** The fields of a registration and an application, trimmed. A registration has only the first two. */
export const answerSchema = z.object({
  name: z.string(answerErrors.name).check(z.trim(), z.minLength(1, answerErrors.name)),
  email: z.string(answerErrors.email).check(z.trim(), z.email(answerErrors.email)),
  link: optionalText(),
  message: optionalText(),
});

export type AnswerValues = z.output<typeof answerSchema>;

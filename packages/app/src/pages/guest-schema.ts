import * as z from 'zod/mini';
import { topicRequired } from '../content/podcast.tsx';

/** The fields of a guest application, trimmed. Downloaded when someone uses the form. */
export const guestSchema = z.object({
  topic: z.string(topicRequired).check(z.trim(), z.minLength(1, topicRequired)),
  socialHandles: z.string().check(z.trim()),
  availability: z.string().check(z.trim()),
});

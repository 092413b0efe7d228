import * as z from 'zod/mini';
import { optionalText, requiredEmail, requiredText } from '../../forms/form-schema.ts';

export interface GuestApplicationMessages {
  /** Error for an empty name. @default 'Enter your name' */
  nameRequired: string;
  /** Error for an empty email address. @default 'Enter your email address' */
  emailRequired: string;
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
  /** Error for an empty topic. @default 'Enter a topic you would like to talk about' */
  topicRequired: string;
}

export const guestApplicationMessages: GuestApplicationMessages = {
  nameRequired: 'Enter your name',
  emailRequired: 'Enter your email address',
  emailFormat: 'Enter an email address like name@example.com',
  topicRequired: 'Enter a topic you would like to talk about',
};

/** Schema of an application; all values are trimmed. Optional values may be empty. */
export const guestApplicationSchema = (
  messages: GuestApplicationMessages = guestApplicationMessages,
) =>
  z.object({
    name: requiredText(messages.nameRequired),
    email: requiredEmail(messages),
    topic: requiredText(messages.topicRequired),
    socialHandles: optionalText(),
    availability: optionalText(),
    message: optionalText(),
  });

/** Values that GuestApplicationForm submits. */
export type GuestApplicationValues = z.output<ReturnType<typeof guestApplicationSchema>>;

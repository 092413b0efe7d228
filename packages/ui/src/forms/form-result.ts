import type { Path } from 'react-hook-form';

/**
 * The outcome of a submit, which the form shows. The form keeps the input unless the submit
 * succeeded.
 */
export type FormResult<Values = Record<string, unknown>> =
  /**
   * The submit succeeded. `message`, if any, is announced; an empty one keeps the form busy even if
   * `content.success` is set. `tone: 'info'` is for a success that is not the end of the matter.
   */
  | { status: 'success'; message?: string | undefined; tone?: 'success' | 'info' | undefined }
  /** The submit failed. `message` is a plain sentence, `detail` the service's own text. */
  | { status: 'error'; message: string; detail?: string | undefined }
  /** The service rejected individual fields: each message is tied to its field. */
  | { status: 'invalid'; fields: Partial<Record<Path<Values>, string>> };

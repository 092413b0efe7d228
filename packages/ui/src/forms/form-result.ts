/** What became of a submitted form. A form shows it; it never throws away what was typed unless it succeeded. */
export type FormResult<Values> =
  /** Done. `message`, if any, is announced. */
  | { status: 'success'; message?: string }
  /** Not done. `message` is a plain sentence, `detail` the service's own text. */
  | { status: 'error'; message: string; detail?: string }
  /** The service objects to single fields: each message is tied to its field. */
  | { status: 'invalid'; fields: Partial<Record<keyof Values & string, string>> };

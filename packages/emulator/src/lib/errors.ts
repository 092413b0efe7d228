/** The message of anything thrown, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Node's code for a failed system call (`ENOENT`, `EADDRINUSE` …), if the error has one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

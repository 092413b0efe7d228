/**
 * Downloads code on demand. Replaces the browser's error, whose address tells visitors nothing.
 * @throws Error with a plain sentence; the browser's error is its cause.
 */
export async function download<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      'Part of this page didn’t load. Please check your connection, then try again or reload the page.',
      { cause },
    );
  }
}

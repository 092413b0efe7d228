const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/** Resolves once nothing is pressed in the document of an element. */
export async function released({ ownerDocument }: Element): Promise<void> {
  if (!ownerDocument.documentElement.matches(':active')) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      for (const end of ENDS) ownerDocument.removeEventListener(end, done, true);
      // The click fires after the release.
      setTimeout(resolve);
    };
    for (const end of ENDS) ownerDocument.addEventListener(end, done, true);
  });
}

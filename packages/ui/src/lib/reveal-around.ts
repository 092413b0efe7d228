/** Opens everything that hides an element, as find-in-page does. */
export function revealAround(element: Element): void {
  const around: Element[] = [];
  for (let each: Element | null | undefined = element; each; each = parentOf(each))
    around.unshift(each);
  for (const each of around) {
    if (each.localName === 'details') (each as HTMLDetailsElement).open = true;
    if (each.getAttribute('hidden') !== 'until-found') continue;
    // Fire the browser's event, which the kit's parts and the page listen to.
    each.dispatchEvent(new Event('beforematch', { bubbles: true }));
    each.removeAttribute('hidden');
  }
}

const parentOf = (element: Element) =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

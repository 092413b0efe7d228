/** Checks of what a page looks like, evaluated in the page. Each fault is one line. */

/** Drawings and pictures without a size, pictures that did not load, and sideways scrolling. */
export function visualFaults(): string[] {
  const faults: string[] = [];
  /** The element's tag after the classes of the nearest ancestors that have one. */
  const describe = (element: Element) => {
    const steps = [element.tagName.toLowerCase()];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (at.classList.length > 0 && steps.length < 4) steps.unshift(`.${at.classList[0]}`);
    }
    return steps.join(' ');
  };

  for (const element of document.querySelectorAll('svg, img, canvas, video')) {
    if (element.parentElement?.closest('svg')) continue;
    // A drawing of definitions alone shows nothing.
    if (element.matches('svg:not(:has(> :not(defs, filter, style, title)))')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) {
      const size = `${Math.round(width)}×${Math.round(height)}`;
      faults.push(`${describe(element)} is ${size}`);
    }
    if (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0)
      faults.push(`${describe(element)} did not load: ${element.currentSrc}`);
  }

  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways} px`);
  return faults;
}

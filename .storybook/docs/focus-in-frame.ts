/**
 * Keeps focus from scrolling the docs page around a frame. A browser scrolls both, so the page
 * would jump from story to story while their play functions run.
 */
function isInDocs(): boolean {
  try {
    const { parent } = window;
    return (
      parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs'
    );
  } catch {
    // The parent has another origin.
    return false;
  }
}

if (isInDocs()) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true });
    const { top, bottom } = this.getBoundingClientRect();
    if (!options?.preventScroll && (top < 0 || bottom > innerHeight))
      window.scrollBy(0, top - innerHeight / 2);
  };
  // Forms call this to show their first mistake.
  Element.prototype.scrollIntoView = function scrollHere() {
    const { top, bottom } = this.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) window.scrollBy(0, top - innerHeight / 2);
  };
}

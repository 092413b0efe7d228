/**
 * In a frame of a docs page, what a play function focuses is scrolled to only there: a browser would
 * scroll the page around it, too, from story to story as they play.
 */
function isInDocs(): boolean {
  try {
    const { parent } = window;
    return (
      parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs'
    );
  } catch {
    // In a page of another origin.
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
  // A form brings its first mistake into view by this.
  Element.prototype.scrollIntoView = function scrollHere() {
    const { top, bottom } = this.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) window.scrollBy(0, top - innerHeight / 2);
  };
}

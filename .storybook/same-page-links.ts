/**
 * Makes a link to a place on the same page stay in its frame. Storybook's `base` element would open
 * it in the window around the frame.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.getAttribute('href')?.startsWith('#') && !link.target) link.target = '_self';
  },
  { capture: true },
);

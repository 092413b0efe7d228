// Once the page is painted, requests what it didn't need for that: the styles of what is further
// down, fonts and scripts. See first-view.ts.
(() => {
  const { dataset } = document.documentElement;
  const [styles, scripts] = ['late-styles', 'late-scripts'].map(
    (id) => document.getElementById(id).content,
  );
  let fonts;
  const addStyles = () => {
    const links = [...styles.querySelectorAll('[as=font]')];
    document.head.append(styles);
    // They are declared once they are there. A browser that knows of a font which it doesn't have
    // sets up another one to stand in, for each size of text.
    fonts ??= Promise.allSettled(
      links.map(({ href, dataset: { family, weight } }) =>
        new FontFace(family, `url(${href})`, { weight }).load(),
      ),
    ).then((loaded) => {
      for (const { value } of loaded) if (value) document.fonts.add(value);
    });
  };
  const addScripts = () => document.head.append(scripts);
  const [{ type, name } = {}] = performance.getEntriesByType('navigation');
  // The browser is about to scroll: to where the visitor was, to a place on the page, or to words
  // that a link quotes (`#:~:text=`), which only this address still has.
  const scrolls = type !== 'navigate' || name.includes('#');
  // Nothing is painted in the background, or before a stored session is known.
  const unseen = document.hidden || dataset.session !== undefined;
  const atOnce = scrolls || unseen;
  // One section in each frame, so that the page responds in between.
  const show = () => {
    const section = !atOnce && document.querySelector('[data-later]');
    if (section) {
      delete section.dataset.later;
      requestAnimationFrame(() => setTimeout(show));
    } else {
      delete dataset.late;
      // A link to a place on the page was followed before the place was there.
      if (!scrolls && location.hash) location.replace(location.hash);
    }
  };
  const showSoon = () => {
    if (atOnce) {
      show();
      return;
    }
    // With the fonts, so that no section is laid out twice.
    const wait = new Promise((resolve) => setTimeout(resolve, 1000));
    void Promise.race([fonts, wait]).then(() => requestAnimationFrame(() => setTimeout(show)));
  };
  dataset.late = '';
  for (const event of ['load', 'error']) styles.firstChild.addEventListener(event, showSoon);
  if (atOnce) addStyles();
  if (unseen) addScripts();
  else {
    const painted = () => {
      addStyles();
      setTimeout(addScripts);
    };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) painted();
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', painted);
    setTimeout(painted, 3000);
  }
})();

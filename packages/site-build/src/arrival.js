// Once the page is painted, requests what the first paint didn't need: fonts, scripts, and the styles
// of content further down. See first-view.ts.
(() => {
  const { dataset } = document.documentElement;
  const [styles, scripts] = ['late-styles', 'late-scripts'].map(
    (id) => document.getElementById(id).content,
  );
  let fonts;
  const addStyles = () => {
    const links = [...styles.querySelectorAll('[as=font]')];
    document.head.append(styles);
    // Declares fonts only once they are loaded. For a declared font that is still missing, the browser
    // sets up a fallback for each size of text.
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
  // The browser is about to scroll: to the visitor's last position, to a place on the page, or to
  // words that a link quotes (`#:~:text=`), which only `name` still contains.
  const scrolls = type !== 'navigate' || name.includes('#');
  // Browsers paint nothing in the background, and the page is hidden until a stored session is known.
  const unseen = document.hidden || dataset.session !== undefined;
  const atOnce = scrolls || unseen;
  // Shows one section per frame, so that the page responds in between.
  const show = () => {
    const section = !atOnce && document.querySelector('[data-later]');
    if (section) {
      delete section.dataset.later;
      requestAnimationFrame(() => setTimeout(show));
    } else {
      delete dataset.late;
      // The visitor followed a link to a place on the page before that place was shown.
      if (!scrolls && location.hash) location.replace(location.hash);
    }
  };
  const showSoon = () => {
    if (atOnce) {
      show();
      return;
    }
    // Waits for the fonts, so that no section is laid out twice.
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

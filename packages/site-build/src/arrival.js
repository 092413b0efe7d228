// Once the page is painted, requests what it didn't need for that: the styles of what is further
// down, fonts and scripts. See first-view.ts.
(() => {
  const { dataset } = document.documentElement;
  const [styles, scripts] = ['late-styles', 'late-scripts'].map(
    (id) => document.getElementById(id).content,
  );
  const addStyles = () => document.head.append(styles);
  const addScripts = () => document.head.append(scripts);
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  // The browser is about to scroll: to where the visitor was, or to a place on the page.
  const scrolls = type !== 'navigate' || location.hash !== '';
  // Nothing is painted in the background, or before a stored session is known.
  const unseen = document.hidden || dataset.session !== undefined;
  const reveal = () => {
    const sections = scrolls || unseen ? [] : [...document.querySelectorAll('main > *, main ~ *')];
    const rest = sections.filter((section) => getComputedStyle(section).display === 'none');
    // One section in each frame, so that the page responds in between, and with the fonts, so that
    // none is laid out twice.
    const show = () => {
      const section = rest.shift();
      if (section) {
        section.dataset.shown = '';
        requestAnimationFrame(() => setTimeout(show));
      } else {
        delete dataset.late;
        for (const shown of document.querySelectorAll('[data-shown]')) delete shown.dataset.shown;
        // A link to a place on the page was followed before the place was there.
        if (!scrolls && location.hash) location.replace(location.hash);
      }
    };
    const fonts = new Promise((resolve) =>
      requestAnimationFrame(() => resolve(document.fonts.ready)),
    );
    const wait = new Promise((resolve) => setTimeout(resolve, 1000));
    if (rest.length > 0) void Promise.race([fonts, wait]).then(show);
    else show();
  };
  dataset.late = '';
  for (const event of ['load', 'error']) styles.firstChild.addEventListener(event, reveal);
  if (scrolls || unseen) addStyles();
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

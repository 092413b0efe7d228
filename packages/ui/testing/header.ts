import { byName, inPart } from './find.ts';
import type { DriverOptions, Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** Uses a SiteHeader, with or without HeaderMenus, whether it has room for its links or not. */
export interface HeaderDriver {
  /** Presses the menu button of a narrow header, unless the menu is open. */
  openMenu(): Step<HeaderDriver>;
  /** Presses the menu button of a narrow header, unless the menu is closed. */
  closeMenu(): Step<HeaderDriver>;
  /** Whether the menu of a narrow header is open. */
  isMenuOpen(): Promise<boolean>;
  /** Opens a group of links, such as “Product”. In a narrow header, opens the menu first. */
  open(group: string): Step<HeaderDriver>;
  /** Presses a link or a button. In a narrow header, opens the menu first. */
  choose(label: string): Step<HeaderDriver>;
}

const part = { selector: '.rp-SiteHeader', kind: 'header' };

export function header(root: Place, options?: DriverOptions): HeaderDriver {
  const find = (selector: string) =>
    inPart(root, part, options, async (bar) => (await bar.all(selector))[0]);
  const isMenuOpen = async () => {
    const menu = await find('.rp-SiteHeader-menu');
    return menu?.read((element) => element.hasAttribute('open')) ?? false;
  };
  const turn = async (open: boolean) => {
    if ((await isMenuOpen()) === open) return;
    const toggle = await find('.rp-SiteHeader-toggle');
    if (!(await toggle?.isShown()))
      throw new Error('This header has no menu button: it has room for all its links.');
    await toggle?.click();
    await root.until(async () => {
      if ((await isMenuOpen()) !== open)
        throw new Error(`The menu of this header did not ${open ? 'open' : 'close'}.`);
    });
  };
  /** Returns the place of the links: the bar, or the menu if the bar has no room. */
  const links = async (): Promise<Place> => {
    const bar = await find('.rp-SiteHeader-bar > .rp-SiteHeader-nav');
    if (!(await isMenuOpen()) && (await bar?.isShown())) return bar as Place;
    await turn(true);
    return (await find('.rp-SiteHeader-panel')) as Place;
  };
  /** Finds groups: buttons in the bar; `<summary>` in the menu and before script has loaded. */
  const groups = async (nav: Place) => [
    ...(await nav.all('button[aria-expanded]')),
    ...(await nav.all('summary')),
  ];
  const isGroupOpen = (group: Place) =>
    group.read((element) =>
      element.matches('summary')
        ? element.parentElement?.hasAttribute('open') === true
        : element.getAttribute('aria-expanded') === 'true',
    );

  return inSteps<HeaderDriver>({
    openMenu: () => turn(true),
    closeMenu: () => turn(false),
    isMenuOpen,
    open: async (name) => {
      const nav = await links();
      const group = await root.until(async () =>
        byName(name, { kind: 'group', where: 'this header', from: await groups(nav) }),
      );
      if (await isGroupOpen(group)) return;
      await group.click();
      await root.until(async () => {
        if (!(await isGroupOpen(group))) throw new Error(`The group “${name}” did not open.`);
      });
    },
    choose: async (label) => {
      const nav = await links();
      const found = await root.until(async () =>
        byName(label, {
          kind: 'link or button',
          where: 'this header',
          from: [...(await nav.byRole('link')), ...(await nav.byRole('button'))],
        }),
      );
      await found.click();
    },
  });
}

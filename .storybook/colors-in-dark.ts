/** Makes test runs check colors in dark, too. */
import type addonA11y from '@storybook/addon-a11y';
import { applyLook } from './toolbar/look.ts';

type Addon = ReturnType<typeof addonA11y>;
type Check = Extract<NonNullable<Addon['afterEach']>, (...args: never[]) => unknown>;

/** The rules of axe whose result depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Makes the addon run axe's color rules again in dark. The story stays mounted, as it does when the
 * toolbar changes the scheme. A story that pins a scheme is checked only in that scheme.
 */
export function withColorsInDark(a11y: Addon): Addon {
  const checks = [a11y.afterEach ?? []].flat();
  const check: Check = async (context) => {
    for (const run of checks) await run(context);
  };
  return {
    ...a11y,
    afterEach: async (context) => {
      await check(context);
      const { globals, parameters, storyGlobals } = context;
      if ('scheme' in storyGlobals) return;
      const own = parameters['a11y'] as { options?: object };
      const options = { runOnly: COLOR_RULES, ...own.options };
      applyLook({ ...globals, scheme: 'dark' });
      try {
        await check({ ...context, parameters: { ...parameters, a11y: { ...own, options } } });
      } catch (error) {
        (error as Error).message = `In dark: ${(error as Error).message}`;
        throw error;
      } finally {
        applyLook(globals);
      }
    },
  };
}

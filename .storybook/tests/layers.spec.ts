/** What layers do to a page with a scrollbar that takes up space, and on a touch screen. */
import { expect, test } from '@playwright/test';
import { shellLaunch } from '@rapport/tooling/chromium';

test.use({ launchOptions: { ...shellLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.describe('with a scrollbar', () => {
  for (const style of ['', 'scrollbar-gutter: stable', 'overflow-y: scroll'])
    test(`a dialog moves and scrolls nothing: html { ${style} }`, async ({ page }) => {
      await page.goto('/iframe.html?viewMode=story&id=dialog--playground');
      const invite = page.getByText('Invite', { exact: true });
      await expect(invite).toBeVisible();
      await page.addStyleTag({ content: `html { ${style} } body { min-block-size: 200vh }` });
      const place = () => page.evaluate(() => document.body.getBoundingClientRect().toJSON());
      const before = await place();
      await invite.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await place()).toEqual(before);
      await page.mouse.wheel(0, 400);
      // A wheel scrolls a moment later.
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await place()).toEqual(before);
    });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe from the button of a menu scrolls, a tap opens and closes', async ({ page }) => {
    await page.goto('/iframe.html?viewMode=story&id=menu--playground');
    const button = page.getByText('Booking', { exact: true });
    await expect(button).toBeVisible();
    await page.addStyleTag({ content: 'body { min-block-size: 200vh }' });
    const { x, y } = (await button.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 5, y: y + 5 - up }],
      });
    await touch('touchStart');
    for (let up = 10; up <= 60; up += 10) await touch('touchMove', up);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('menu')).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await button.tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await button.tap();
    await expect(page.getByRole('menu')).toBeHidden();
  });
});

/** Opens Storybook as its readers do, with the headers of `.storybook/firebase.json`. */
import { expect, test, type Visitor } from '@rapport/browsers/test';

const STORY = 'button--default';
const DOCS = 'button--docs';

/** Evaluated in the manager: whether its frame shows a story or a docs page. */
const framed = (root: string) => {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const shown = frame?.contentDocument?.querySelector(root);
  return shown?.textContent !== undefined && shown.textContent !== '';
};

async function expectNoErrors(visitor: Visitor): Promise<void> {
  expect(await visitor.errors()).toEqual([]);
}

test('the manager shows a story and a docs page in its frame, and nothing is refused', async ({
  visitor,
}) => {
  await visitor.open(`/?path=/story/${STORY}`);
  await visitor.until(framed, '#storybook-root', 'the story');
  await expectNoErrors(visitor);
  await visitor.open(`/?path=/docs/${DOCS}`);
  await visitor.until(framed, '#storybook-docs', 'the docs page');
  await expectNoErrors(visitor);
});

test('a script that the build did not write is refused', async ({ visitor }) => {
  await visitor.open(`/iframe?id=${STORY}&viewMode=story`);
  const isRun = await visitor.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(isRun).toBe(false);
  await expect
    .poll(async () => (await visitor.errors()).join('\n'))
    .toContain('Refused by script-src');
});

test('every page has security headers, and only Storybook may frame a story', async () => {
  const site = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
  for (const path of ['/', `/iframe?id=${STORY}`, '/index.json', '/nowhere']) {
    const { headers } = await fetch(new URL(path, site));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe|\*/);
    expect(policy, path).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
  }
});

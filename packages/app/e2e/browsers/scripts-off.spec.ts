/** Pages for visitors whose browser runs no scripts. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@rapport/browsers/test';
import { routes } from '../../src/routes.tsx';
import { unseenTexts } from '../outline.ts';
import { SITE } from '../support.ts';
import { expectSound } from './support.ts';

/**
 * Serves the site in a sandbox. Browsers then treat scripts as off and show `noscript`. Unlike the
 * browsers' own switch, a sandbox still lets the tests inspect the page.
 */
async function serveWithoutScripts(): Promise<{ server: Server; url: string }> {
  const send = async (path: string, response: ServerResponse) => {
    const answer = await fetch(new URL(path, SITE));
    const policy = answer.headers.get('content-security-policy') ?? '';
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': `${policy}; sandbox allow-same-origin`,
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => void send(request.url ?? '/', response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let server: Server;
let url: string;
test.beforeAll(async () => ({ server, url } = await serveWithoutScripts()));
test.afterAll(() => void server.close());

const pages = routes.filter(({ access }) => access === 'public');

for (const { path, title } of pages)
  test(`${path} can be read and left`, async ({ visitor }) => {
    await visitor.tab.goto(url + path);
    expect(await visitor.evaluate(() => document.title)).toBe(title);
    const hydrated = () => Object.keys(document.querySelector('h1')!);
    expect(await visitor.evaluate(hydrated), 'scripts ran').toEqual([]);
    expect.soft(await visitor.evaluate(unseenTexts)).toEqual([]);
    const links = () => document.querySelectorAll('footer a[href]').length;
    expect.soft(await visitor.evaluate(links)).toBe(15);
    await expectSound(visitor);
  });

test('the phone menu opens and leads to a page', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.tab.goto(url);
  await visitor.click({ selector: 'header summary' });
  await visitor.click({ selector: 'header details a[href="/services"]' });
  await visitor.arrives('/services');
});

test('a form says that it needs scripts', async ({ visitor }) => {
  await visitor.tab.goto(`${url}/register`);
  const note = () => {
    const element = document.querySelector<HTMLElement>('main noscript')!;
    return element.checkVisibility() ? element.innerText : '';
  };
  expect(await visitor.evaluate(note)).toContain('Signing up needs JavaScript.');
});

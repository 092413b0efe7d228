/** Tests the checks of packages before they ship: vulnerabilities, licenses, install scripts. */
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runNode } from '@rapport/tooling/children';
import { pnpm } from '@rapport/tooling/pnpm';
import { root } from '@rapport/tooling/root';
import { refused, shippedFonts } from './licenses.ts';

vi.setConfig({ testTimeout: 120_000 });

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const step of cleanUp.splice(0)) step();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-dependencies-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('npm test -- audit', () => {
  /** Runs the audit against a registry that answers the advisory request like this. */
  async function audit(status: number, advisories: object) {
    const server: Server = createServer((request, response) => {
      const asked = request.method === 'POST';
      response.writeHead(asked ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(advisories));
    });
    cleanUp.push(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return runNode('audit', ['scripts/bootstrap.mjs', 'test', 'audit'], {
      env: { PNPM_CONFIG_REGISTRY: `http://127.0.0.1:${port}/` },
    });
  }

  const advisory = (range: string) => ({
    react: [
      {
        id: 1,
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        title: 'A made-up fault',
        severity: 'high',
        vulnerable_versions: range,
      },
    ],
  });

  test('passes if the registry knows of nothing in these versions', async () => {
    const { code, output } = await audit(200, advisory('<1.0.0'));
    expect(output).toContain('What ships has no known vulnerability');
    expect(code).toBe(0);
  });

  test('names a vulnerability and fails', async () => {
    const { code, output } = await audit(200, advisory('>=1.0.0'));
    expect(output).toContain('GHSA-aaaa-bbbb-cccc');
    expect(code).toBe(1);
  });

  test('says that nothing was audited if the registry does not answer', async () => {
    const { code, output } = await audit(405, {});
    expect(output).toMatch(/^Nothing was audited, because the registry did not answer/m);
    expect(code).toBe(1);
  });
});

describe('licenses', () => {
  test.each(['GPL-3.0', 'MIT OR GPL-3.0', 'Unknown', ''])('%o may not ship', (license) => {
    const packages = [
      { name: 'fine', version: '1.0.0', license: 'MIT' },
      { name: 'other', version: '2.0.0', license },
    ];
    expect(refused(packages)).toEqual([`other 2.0.0: ${license}`]);
  });

  test('the fonts’ license must name every font', () => {
    const folder = newFolder();
    copyFileSync(
      join(root, 'packages/ui/src/foundations/fonts/LICENSE.txt'),
      join(folder, 'LICENSE.txt'),
    );
    writeFileSync(join(folder, 'figtree-latin-wght-normal.woff2'), '');
    expect(shippedFonts(folder)).toEqual(['figtree-latin-wght-normal.woff2']);
    writeFileSync(join(folder, 'comic-mono-latin-normal.woff2'), '');
    expect(() => shippedFonts(folder)).toThrow('comic-mono-latin-normal.woff2 is not named');
  });
});

test('an unlisted install script stops the installation and does not run', () => {
  const folder = newFolder();
  const [dependency, project] = [join(folder, 'dependency'), join(folder, 'project')];
  const mark = join(folder, 'ran');
  const write = (where: string, manifest: object) => {
    mkdirSync(where);
    writeFileSync(join(where, 'package.json'), JSON.stringify(manifest));
  };
  write(dependency, {
    name: 'stranger',
    version: '1.0.0',
    scripts: { postinstall: `node -e "require('fs').writeFileSync('${mark}', '')"` },
  });
  expect(pnpm(['pack', '--pack-destination', folder], { cwd: dependency }).code).toBe(0);
  write(project, { private: true, dependencies: { stranger: 'file:../stranger-1.0.0.tgz' } });
  cpSync(join(root, 'pnpm-workspace.yaml'), join(project, 'pnpm-workspace.yaml'));

  const { code, stdout, stderr } = pnpm(['install', '--offline'], { cwd: project });
  expect(stdout + stderr).toContain('Ignored build scripts: stranger@');
  expect(code).toBe(1);
  expect(existsSync(mark)).toBe(false);
});

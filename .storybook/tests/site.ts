/** A site with the built Storybook below one of its paths. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveSite } from '@rapport/site-build/serve';
import { hostUnder } from '@rapport/site-build/static-site';
import { DESIGN_PATH } from '../build.ts';

/** The files of the built Storybook. */
export const folder = process.env['STORYBOOK_FOLDER'] ?? '.';

/** The site's own Content-Security-Policy. */
export const SITE_POLICY = "default-src 'none'";

/** Serves the site, with Storybook at `DESIGN_PATH`, until `run` has ended. */
export async function withSite(run: (url: string) => Promise<void>): Promise<void> {
  const site = await mkdtemp(join(tmpdir(), 'rapport-design-'));
  try {
    await mkdir(join(site, 'public'));
    await writeFile(join(site, 'public/index.html'), '<!doctype html><title>The site</title>');
    const headers = [{ key: 'Content-Security-Policy', value: SITE_POLICY }];
    const hosting = {
      public: 'public',
      ignore: [],
      cleanUrls: true,
      trailingSlash: false,
      headers: [{ source: '**', headers }],
    };
    await writeFile(join(site, 'firebase.json'), JSON.stringify({ hosting }));
    await hostUnder(site, dirname(folder), DESIGN_PATH);
    const server = await serveSite({ folder: site, port: 0 });
    try {
      await run(server.url);
    } finally {
      await server.close();
    }
  } finally {
    await rm(site, { recursive: true });
  }
}

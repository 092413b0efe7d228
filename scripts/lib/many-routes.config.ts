/** The site's build with additional routes; see many-routes.ts, which sets the variables. */
import { relative } from 'node:path';
import { mergeConfig, type ConfigEnv, type Plugin } from 'vite';
import siteConfig from '../../packages/app/vite.config.ts';

const folder = process.env['ROUTES_FOLDER'] ?? '';
const count = Number(process.env['ROUTES_COUNT']);

/** Adds the generated pages to the route table. */
const manyRoutes: Plugin = {
  name: 'many-routes',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/packages/app/src/routes.tsx')) return null;
    const pages = relative(`${id}/..`, folder).replaceAll('\\', '/');
    const added = Array.from({ length: count }, (_, index) => {
      const route = {
        path: `/page-${index}`,
        title: `Page ${index} · Rapport`,
        description: `What page ${index} is about.`,
        accent: 'primary',
        access: 'public',
      };
      const load = `once(() => import('${pages}/Page${index}.tsx'))`;
      return `routes.push({ ...${JSON.stringify(route)}, load: ${load} });`;
    });
    return { code: `${code}\n${added.join('\n')}`, map: null };
  },
};

export default (env: ConfigEnv) => mergeConfig(siteConfig(env), { plugins: [manyRoutes] });

/** Writes the package.json of a new site, with the versions that this repository is tested with. */
import app from '../../app/package.json' with { type: 'json' };
import kit from '../../ui/package.json' with { type: 'json' };
import root from '../../../package.json' with { type: 'json' };

const tested: Record<string, string> = { ...root.devDependencies, ...app.dependencies };

const versions = (names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const version = name === kit.name ? kit.version : tested[name];
      if (!version) throw new Error(`No package.json has a version of ${name}.`);
      return [name, `^${version}`];
    }),
  );

const manifest = (...more: string[]) => ({
  private: true,
  version: '0.0.0',
  type: 'module',
  scripts: {
    dev: 'vite',
    build: 'tsc && vite build',
    preview: 'vite preview',
    typecheck: 'tsc',
  },
  engines: { node: root.engines.node },
  dependencies: versions([kit.name, ...more, 'react', 'react-dom', 'react-router-dom']),
  devDependencies: versions([
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'typescript',
    'vite',
  ]),
});

/** The package.json for each backend that can keep the site's accounts. */
export const manifests = { stub: manifest(), firebase: manifest('firebase') };

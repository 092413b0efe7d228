import type { Plugin } from 'vite';

type Env = Record<string, string | undefined>;

/** The line that names each missing variable of these, or undefined when all are there. */
export function missingSettings(env: Env, names: string[]): string | undefined {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === 0) return undefined;
  return `The site cannot be built without its settings. Missing: ${missing.join(', ')}. Copy its .env.example to .env.production.local beside it and fill them in.`;
}

/** The line that says what is wrong with the settings of a build, or undefined when nothing is. */
export function settingsFault(env: Env, names: string[]): string | undefined {
  return missingSettings(env, names) ?? siteUrlFault(env['VITE_SITE_URL']);
}

function siteUrlFault(url: string | undefined): string | undefined {
  if (!url || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return undefined;
  return `VITE_SITE_URL is "${url}", which is no address of a site: write it whole, as https://www.example.com.`;
}

/** Stops a production build that lacks a setting, naming each one, or has a wrong address. */
export function requireSettings(names: string[]): Plugin {
  return {
    name: 'rapport:settings',
    apply: 'build',
    configResolved({ env }) {
      const line = settingsFault(env, names);
      if (!line) return;
      // Without the stack, which would bury the line.
      throw Object.assign(new Error(line), { stack: line });
    },
  };
}

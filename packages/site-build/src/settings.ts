import type { Plugin } from 'vite';

type Env = Record<string, string | undefined>;

/** An error message that names each missing variable, or undefined if none is missing. */
export function missingSettings(env: Env, names: string[]): string | undefined {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === 0) return undefined;
  return `The site cannot be built without its settings. Missing: ${missing.join(', ')}. Copy its .env.example to .env.production.local beside it and fill them in.`;
}

/** An error message for a build's settings, or undefined if they are valid. */
export function settingsFault(env: Env, names: string[]): string | undefined {
  return missingSettings(env, names) ?? siteUrlFault(env['VITE_SITE_URL']);
}

function siteUrlFault(url: string | undefined): string | undefined {
  if (!url || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return undefined;
  return `VITE_SITE_URL is "${url}", which is not a full site address such as https://www.example.com.`;
}

/** Stops a production build if a setting is missing or the site address is invalid. */
export function requireSettings(names: string[]): Plugin {
  return {
    name: 'rapport:settings',
    apply: 'build',
    configResolved({ env }) {
      const line = settingsFault(env, names);
      if (!line) return;
      // The stack would bury the message.
      throw Object.assign(new Error(line), { stack: line });
    },
  };
}

import type { Plugin } from 'vite';

/** What a build of the site cannot do without; `.env.example` explains them. */
export const requiredSettings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_APP_ID',
];

/** The line that names each missing setting, or undefined when all are there. */
export function missingSettings(env: Record<string, string | undefined>): string | undefined {
  const missing = requiredSettings.filter((name) => !env[name]?.trim());
  if (missing.length === 0) return undefined;
  return `The site cannot be built without its Firebase settings. Missing: ${missing.join(', ')}. Copy packages/app/.env.example to packages/app/.env.production.local and fill them in.`;
}

/** The line that says what is wrong with the settings, or undefined when nothing is. */
export function settingsFault(env: Record<string, string | undefined>): string | undefined {
  return missingSettings(env) ?? siteUrlFault(env['VITE_SITE_URL']);
}

function siteUrlFault(url: string | undefined): string | undefined {
  if (!url || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return undefined;
  return `VITE_SITE_URL is "${url}", which is no address of a site: write it whole, as https://www.example.com.`;
}

/** Stops a production build that lacks a Firebase setting, naming each one, or has a wrong address. */
export function requireSettings(): Plugin {
  return {
    name: 'rapport:settings',
    apply: 'build',
    configResolved({ env }) {
      const line = settingsFault(env);
      if (!line) return;
      // Without the stack, which would bury the line.
      throw Object.assign(new Error(line), { stack: line });
    },
  };
}

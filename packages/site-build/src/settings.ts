import type { Plugin } from 'vite';

type Env = Record<string, string | undefined>;

/** An environment variable of a build. */
export interface Setting {
  /** What it must be, for the message about a wrong value: “a host name, such as …”. */
  form: string;
  /** Matches the whole of every valid value. */
  pattern: RegExp;
  /** Whether a build may do without it. */
  optional?: boolean;
}

/** The settings of a build by name. */
export type Settings = Record<string, Setting>;

/** An error message that names each missing variable, or undefined if none is missing. */
export function missingSettings(env: Env, settings: Settings): string | undefined {
  const missing = Object.keys(settings).filter(
    (name) => !settings[name]!.optional && !env[name]?.trim(),
  );
  if (missing.length === 0) return undefined;
  return `The site cannot be built without its settings. Missing: ${missing.join(', ')}. Copy its .env.example to .env.production.local beside it and fill them in.`;
}

/** An error message of one line for a build's settings, or undefined if they are valid. */
export function settingsFault(env: Env, settings: Settings): string | undefined {
  return missingSettings(env, settings) ?? malformedSettings(env, settings);
}

function malformedSettings(env: Env, settings: Settings): string | undefined {
  const faults = Object.entries(settings).flatMap(([name, { form, pattern }]) => {
    const value = env[name];
    if (!value || new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(value)) return [];
    return [`${name} is ${JSON.stringify(value)}, but must be ${form}.`];
  });
  return faults.length > 0 ? faults.join(' ') : undefined;
}

/** Returns a plugin that stops a production build if a setting is missing or has a wrong form. */
export function requireSettings(settings: Settings): Plugin {
  return {
    name: 'rapport:settings',
    apply: 'build',
    configResolved({ env }) {
      const line = settingsFault(env, settings);
      if (!line) return;
      // The stack would bury the message.
      throw Object.assign(new Error(line), { stack: line });
    },
  };
}

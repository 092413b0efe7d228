import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { createSave, readAccounts } from './accounts.ts';
import type { Account } from './accounts.ts';

/** The parts of firebase-tools 15.34.2 used here; the package has no types. */
type Modules = {
  apiSpec: { default: { paths: Record<string, { parameters?: { $ref?: string }[] }> } };
  server: {
    createApp(
      projectId: string,
      singleProjectMode: number,
      states: Map<string, ProjectState>,
    ): Promise<RequestListener>;
  };
  state: { AgentProjectState: new (projectId: string) => ProjectState };
  logger: { logger: { on(event: 'data', listener: (entry: { [SPLAT]?: unknown }) => void): void } };
};

type ProjectState = {
  users: Map<string, Account>;
  enableImprovedEmailPrivacy: boolean;
  overwriteUserWithLocalId(localId: string, account: Account): void;
};

/**
 * API paths for sign-in methods other than email and password, and for tenants, second factors and
 * session cookies. Compiling their schemas takes most of the emulator's startup time.
 */
const LEFT_OUT =
  /Idp|Saml|GameCenter|PhoneNumber|sendVerification|IosClient|CustomToken|EmailLink|\/tenants|\/mfa|\/passkey|essionCookie|identityPlatform|recaptchaParams|\/v2\/projects/;

/** The emulator's logger prefixes each line with a mark and keeps the original text here. */
const SPLAT = Symbol.for('splat');

/** The emulator derives these providers from the account's fields. */
const DERIVED_PROVIDERS = new Set(['password', 'phone']);

/** The mode that rejects tokens and calls for another project. */
const ONE_PROJECT_ONLY = 2;

export type Emulator = {
  handle: RequestListener;
  /** Stores the accounts that have changed. */
  save(): void;
};

/**
 * Loads Google's Auth emulator into this thread with the accounts of the last run.
 *
 * The accounts are put into the emulator's state directly: its `batchCreate` call would give each
 * account a new date, which ends every session.
 */
export async function loadEmulator(
  projectId: string,
  file: string | null,
  log: (line: string) => void,
): Promise<Emulator> {
  const stored = readAccounts(file);
  const { apiSpec, server, state, logger } = loadModules();
  const { paths } = apiSpec.default;
  for (const [path, { parameters = [] }] of Object.entries(paths)) {
    if (LEFT_OUT.test(path)) delete paths[path];
    // Leaves out the query parameters of all Google APIs: each is compiled for each path, but no one
    // sends them.
    else paths[path] = { ...paths[path], parameters: parameters.filter(({ $ref }) => !$ref) };
  }

  const project = new state.AgentProjectState(projectId);
  // The default for Firebase projects created since September 2023.
  project.enableImprovedEmailPrivacy = true;
  for (const account of stored.values()) {
    const providers = account.providerUserInfo?.filter(
      ({ providerId }) => !DERIVED_PROVIDERS.has(providerId),
    );
    project.overwriteUserWithLocalId(account.localId, {
      ...account,
      providerUserInfo: providers ?? [],
    });
  }
  logger.logger.on('data', ({ [SPLAT]: parts }) => {
    const text: unknown = Array.isArray(parts) ? parts[0] : undefined;
    if (typeof text === 'string') log(stripVTControlCharacters(text));
  });
  const handle = await server.createApp(
    projectId,
    ONE_PROJECT_ONLY,
    new Map([[projectId, project]]),
  );
  return { handle, save: createSave(file, project.users) };
}

function loadModules(): Modules {
  const require = createRequire(import.meta.url);
  const load = (module: string): unknown => require(`firebase-tools/lib/${module}.js`);
  return {
    apiSpec: load('emulator/auth/apiSpec'),
    server: load('emulator/auth/server'),
    state: load('emulator/auth/state'),
    logger: load('logger'),
  } as Modules;
}

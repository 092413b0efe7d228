import { connect, createServer } from 'node:net';
import { StopError } from './root.ts';

/** A service's port: the variable that sets it, the service's name in messages, and the default. */
export interface PortSpec {
  variable: string;
  service: string;
  fallback: number;
}

/** The names and defaults of all ports. */
export const portSpecs = {
  site: { variable: 'SITE_PORT', service: 'the site', fallback: 5173 },
  preview: { variable: 'PREVIEW_PORT', service: 'the site', fallback: 4173 },
  storybook: { variable: 'STORYBOOK_PORT', service: 'Storybook', fallback: 6006 },
  auth: { variable: 'AUTH_PORT', service: 'the Auth emulator', fallback: 9099 },
  firestore: { variable: 'FIRESTORE_PORT', service: 'Firestore', fallback: 8080 },
  testSite: { variable: 'TEST_SITE_PORT', service: 'the site under test', fallback: 4273 },
  testDelivery: {
    variable: 'TEST_DELIVERY_PORT',
    service: 'the site under test whose forms arrive',
    fallback: 4283,
  },
  testAuth: { variable: 'TEST_AUTH_PORT', service: 'the Auth emulator under test', fallback: 9199 },
  testFirestore: {
    variable: 'TEST_FIRESTORE_PORT',
    service: 'the Firestore under test',
    fallback: 8180,
  },
} satisfies Record<string, PortSpec>;

function readPort({ variable, fallback }: PortSpec, env: NodeJS.ProcessEnv): number {
  const text = env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new StopError(
    `${variable} is "${text}", which is not a port: set a number from 1 to 65535.`,
  );
}

/** Whether a server accepts connections here. */
export function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const done = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    // Handles pending events first, because a busy process may only now learn of the connection.
    socket.setTimeout(1000, () => setImmediate(done, false));
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no ::1, so nothing can use the port there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether this port is free on both addresses that `localhost` may mean. Connecting and listening
 * are both tried: macOS lets a server listen beside one that listens on all addresses.
 */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    if (await accepts(port, host)) return false;
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * Reads the ports from the environment and checks that each one is free.
 * @throws StopError that names the port, its service and the remedy.
 */
export async function claimPorts<Name extends keyof typeof portSpecs>(
  names: readonly Name[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Record<Name, number>> {
  const ports = {} as Record<Name, number>;
  const owners = new Map<number, PortSpec>();
  for (const name of names) {
    const spec = portSpecs[name];
    const port = readPort(spec, env);
    const owner = owners.get(port);
    if (owner) {
      throw new StopError(
        `Port ${port} is assigned to both ${owner.service} and ${spec.service}: set ${owner.variable} or ${spec.variable} to another number.`,
      );
    }
    owners.set(port, spec);
    if (!(await isFree(port))) {
      throw new StopError(
        `Port ${port}, needed for ${spec.service}, is taken: stop the program that uses it, or choose another with ${spec.variable}=${port + 1}.`,
      );
    }
    ports[name] = port;
  }
  return ports;
}

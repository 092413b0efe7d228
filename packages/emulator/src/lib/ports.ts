import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { codeOf, messageOf } from './errors.ts';

/** Only this machine can reach the backend. */
export const HOST = '127.0.0.1';

/** One of the backend's ports and the option that sets it. */
export type PortChoice = { service: string; port: number; option: string };

/** Listens on this machine only; 0 lets the system choose. Returns the port. */
export function listen(server: Server, choice: PortChoice): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(choice, error)));
    server.listen(choice.port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : choice.port);
    });
  });
}

/** Rejects when a port is unavailable, before anything slow starts. */
export async function assertPortFree(choice: PortChoice): Promise<void> {
  if (choice.port === 0) return;
  const probe = createServer();
  await listen(probe, choice);
  await new Promise((resolve) => probe.close(resolve));
}

/** The error for a port that is unavailable. */
export function portError({ service, port, option }: PortChoice, error: unknown): Error {
  const reason =
    codeOf(error) === 'EADDRINUSE'
      ? 'is taken by another program'
      : `cannot be opened (${messageOf(error)})`;
  return new Error(
    `Port ${port} for the ${service} ${reason}: stop that program, or set ${option} to a free port.`,
  );
}

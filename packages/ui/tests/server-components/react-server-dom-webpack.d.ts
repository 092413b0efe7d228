/** The package ships no types; these cover what the fixture uses. */
declare module 'react-server-dom-webpack/server.node' {
  import type { ReactNode } from 'react';
  import type { Writable } from 'node:stream';

  export function renderToPipeableStream(
    model: ReactNode,
    references: object,
    options: { onError: (error: unknown) => void },
  ): { pipe: <Destination extends Writable>(destination: Destination) => Destination };
}

declare module 'react-server-dom-webpack/client.node' {
  /** The value that a client component gets for a server action. */
  export function createServerReference(
    id: string,
    callServer: (id: string, args: unknown[]) => Promise<unknown>,
  ): (data: FormData) => Promise<void>;
}

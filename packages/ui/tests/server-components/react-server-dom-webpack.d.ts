/** The package has no types of its own; this is the part that the fixture uses. */
declare module 'react-server-dom-webpack/server.node' {
  import type { ReactNode } from 'react';
  import type { Writable } from 'node:stream';

  export function renderToPipeableStream(
    model: ReactNode,
    references: object,
    options: { onError: (error: unknown) => void },
  ): { pipe: <Destination extends Writable>(destination: Destination) => Destination };
}

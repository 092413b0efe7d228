import process from 'node:process';

/**
 * Runs `end` once at the first SIGINT, SIGTERM or SIGHUP and then exits with 0;
 * a second Ctrl-C does not wait for it.
 */
export function onStopSignal(end: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(130);
    stopping = true;
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
}

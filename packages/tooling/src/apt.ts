/** Installs Debian packages, if this machine runs Debian and allows it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Returns `[]` for root, `['sudo', '-n']` if sudo works without a password, else `undefined`. */
function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Whether this is Debian. Ubuntu's packages of browsers have the same names but need snapd. */
export function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=["']?debian["']?$/m.test(readFileSync(file, 'utf8'));
}

/** Installs the packages. Returns `false` without Debian or root, or if apt-get fails. */
export function installWithApt(packages: readonly string[]): boolean {
  const prefix = isDebian() ? rootPrefix() : undefined;
  if (!prefix) return false;
  const apt = (...args: string[]) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args] as [string, ...string[]];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return apt('update', '-qq') && apt(...install);
}

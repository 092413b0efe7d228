import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runNode, startNode } from './children.ts';

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    // In a container without an init process, dead processes stay listed as zombies.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

test('runNode returns the output and exit code of a command', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await runNode('sample', ['-e', script]);
  expect(code).toBe(3);
  expect(output).toMatch(/out\n/);
  expect(output).toMatch(/err\n/);
});

test.skipIf(process.platform === 'win32')(
  'stop ends a child and its own children, even those that ignore the signal',
  async () => {
    const script = `
      process.on('SIGTERM', () => process.exit());
      const { spawn } = require('node:child_process');
      const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')";
      const grandchild = spawn(process.execPath, ['-e', deaf]);
      grandchild.stdout.on('data', () => console.log('grandchild', grandchild.pid));
      setInterval(() => {}, 1000);`;
    const child = startNode('sample', ['-e', script]);
    const announced = () => Number(/grandchild (\d+)/.exec(child.output())?.[1]);
    await expect.poll(announced, { timeout: 10_000 }).toBeGreaterThan(0);
    const pid = announced();
    expect(alive(pid)).toBe(true);
    await child.stop();
    // The kernel may take a moment to remove the process.
    await expect.poll(() => alive(pid), { timeout: 10_000 }).toBe(false);
    expect(alive(child.process.pid as number)).toBe(false);
  },
);

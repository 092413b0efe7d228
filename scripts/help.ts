/** `npm run help`: lists the commands. `scripts` in package.json has the same ones. */
import { commands } from './lib/commands.ts';

for (const [group, rows] of Object.entries(commands)) {
  console.log(`\n${group}`);
  for (const [command, does] of Object.entries(rows)) console.log(`  ${command.padEnd(34)}${does}`);
}

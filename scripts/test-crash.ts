/**
 * `npm run test:crash`: kills the embedded backend under load, lets processes race for its lock and
 * signs many people up at once. Ends with exit code 1 if anything that was confirmed is lost, or a
 * lock has not exactly one owner. `-- --kills 20 --races 20 --sign-ups 20` sets the numbers.
 */
import { parseArgs } from 'node:util';
import { killUnderLoad, raceForLock, signUpAtOnce } from '@rapport/emulator/testing/crash';
import { StopError } from './lib/root.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    races: { type: 'string', default: '150' },
    'sign-ups': { type: 'string', default: '200' },
  },
});

function numberOf(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new StopError(`--${name} has to be a whole number, not ${values[name]}.`);
}
const numbers = {
  kills: numberOf('kills'),
  races: numberOf('races'),
  signUps: numberOf('sign-ups'),
};

const rows: { what: string; tried: number; confirmed: string; lost: number }[] = [];

const races = await raceForLock(numbers.races);
const unfair = races.filter(({ winners }) => winners.length !== 1).length;
rows.push({
  what: 'lock races',
  tried: races.length,
  confirmed: `${races.length - unfair} with one owner`,
  lost: unfair,
});

const { signUps, accounts, records } = await signUpAtOnce(numbers.signUps);
rows.push({
  what: 'sign-ups at once',
  tried: signUps,
  confirmed: `${accounts} accounts, ${records} records`,
  lost: signUps - Math.min(accounts, records),
});

const report = await killUnderLoad(numbers.kills, (count, lost) => {
  if (count % 10 === 0) console.log(`  ${count} of ${numbers.kills} kills, ${lost} writes lost`);
});
rows.push({
  what: 'kills under load',
  tried: report.kills,
  confirmed: `${report.documents} documents, ${report.accounts} accounts`,
  lost: report.lost.length,
});
for (const name of report.lost) console.log(`  lost: ${name}`);

console.log(`\n  ${'what'.padEnd(20)}${'tried'.padStart(6)}${'lost'.padStart(6)}  confirmed`);
for (const { what, tried, lost, confirmed } of rows) {
  console.log(
    `  ${what.padEnd(20)}${String(tried).padStart(6)}${String(lost).padStart(6)}  ${confirmed}`,
  );
}
process.exit(rows.some(({ lost }) => lost > 0) ? 1 : 0);

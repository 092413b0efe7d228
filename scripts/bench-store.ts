/** `npm run bench:store`: times a commit of the embedded Firestore with few and with many records. */
import { timeCommits } from '@rapport/emulator/testing/bench';

await timeCommits(10); // warms up
console.log('records   median      p95   (ms per commit, on disk)');
for (const records of [10, 1000, 10_000]) {
  const times = await timeCommits(records);
  const at = (share: number) =>
    (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8);
  console.log(`${String(records).padStart(7)} ${at(0.5)} ${at(0.95)}`);
}
process.exit();

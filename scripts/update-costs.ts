/** `npm run update -- costs`: prints the table of monthly costs in docs/production.md. */
import { costTable } from './lib/costs.ts';

for (const row of costTable()) console.log(`| ${row.join(' | ')} |`);

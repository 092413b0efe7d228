#!/usr/bin/env node
import { tooOld } from './src/node-version.js';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  // Loaded only now, because an older Node may not support its syntax.
  const { run } = await import('./src/run.js');
  process.exitCode = await run(process.argv.slice(2));
}

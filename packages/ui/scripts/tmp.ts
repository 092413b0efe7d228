import { snippetsIn } from './snippets.ts';
import { readFileSync, globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
const api = JSON.parse(readFileSync('packages/ui/api.json','utf8'));
const shown = new Set(readFileSync('/tmp/h/props-shown.txt','utf8').trim().split('\n'));
let out=''; let ok=0; 
console.time('all');
for (const f of globSync('packages/ui/src/**/*.stories.tsx')) {
  const n = basename(f,'.stories.tsx');
  const all = await snippetsIn(process.cwd()+'/'+f, api, process.argv[2] ? undefined : (s)=>shown.has(`${n} ${s}`));
  for (const [s,x] of all) { if (typeof x === 'string') console.log(n,s,x); else { ok++; out += `// ==== ${n} ${s}\n${x.code}\n\n`; } }
}
console.timeEnd('all');
console.log(ok, shown.size);
writeFileSync('/tmp/props-snips.txt', out);

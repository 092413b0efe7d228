/** Reads the changes of each part from the repository's log. Runs in Node, at build time. */
import { execFileSync } from 'node:child_process';

export interface Change {
  /** Day of the commit. */
  date: string;
  subject: string;
}

/** Changes, newest first; empty without a log. */
export interface History {
  latest: Change[];
  parts: Record<string, PartHistory>;
}

interface PartHistory {
  /** Day of its first change. */
  since: string;
  changes: Change[];
}

/** How many changes are shown. */
const KEPT = 6;

/** A commit that touches more parts is not about any one of them: a rename, a linter's rule. */
const MOST_PARTS = 12;

/** Separates commits; no subject contains it. */
const COMMIT = '\u001E';

/** Whether a site would notice a change: only in code and styles. */
const isNoticed = (file: string) =>
  /^packages\/ui\/src\/.*\.(tsx?|css)$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

/**
 * @param log The result of {@link readLog}. A part is found by the name of its folder, which may
 *   have moved.
 */
export function historyIn(log: string, names: string[]): History {
  const known = new Set(names);
  const history: History = { latest: [], parts: {} };
  for (const entry of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = entry.trim().split('\n');
    const change = { date: head.slice(0, 10), subject: head.slice(11) };
    if (history.latest.length < KEPT) history.latest.push(change);
    const steps = files.filter(isNoticed).flatMap((file) => file.split('/'));
    const touched = new Set(steps.filter((step) => known.has(step)));
    for (const name of touched) {
      const part = (history.parts[name] ??= { since: '', changes: [] });
      part.since = change.date;
      if (touched.size <= MOST_PARTS && part.changes.length < KEPT) part.changes.push(change);
    }
  }
  return history;
}

/** Returns the log without merges; empty outside a repository or in a shallow clone. */
export function readLog(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return '';
    return git('log', '--no-merges', '--name-only', '--date=short', `--format=${COMMIT}%cd %s`);
  } catch {
    return '';
  }
}

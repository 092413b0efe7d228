/** The shape of history.json, which `npm run history` writes from the repository's log. */
export interface History {
  /** What parts link to by position, newest first. */
  changes: { date: string; subject: string }[];
  parts: Record<string, PartHistory>;
  /** The last changes of the whole project, by position. */
  latest: number[];
}

export interface PartHistory {
  /** The version that its first change was made for. */
  version: string;
  /** The day of its first change; undefined for a part that is not committed yet. */
  date?: string;
  /** Its last changes, by position, newest first. */
  changes: number[];
}

/** A commit without its merges, as `git log --name-only` lists it. */
export interface Commit {
  date: string;
  subject: string;
  /** Of the kit, at that time. */
  version: string;
  files: string[];
}

/** How many changes are kept for each part, and for the project. */
const KEPT = 6;

/**
 * A commit that touches more parts than this is about none of them in particular: a rename, a
 * linter's rule.
 */
const MOST_PARTS = 12;

/** Its code and styles, which a site would notice; not its stories, tests and docs. */
const isNoticed = (file: string) =>
  /\.(tsx?|css)$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

/**
 * The parts that a commit touches. A part's folder has its name wherever it was, so that a move does
 * not cut its history.
 */
const partsIn = (files: string[], names: Set<string>) =>
  new Set(
    files
      .filter((file) => file.startsWith('packages/ui/src/') && isNoticed(file))
      .flatMap((file) => file.split('/').filter((step) => names.has(step))),
  );

/** @param commits Newest first. */
export function historyOf(commits: Commit[], names: string[], version: string): History {
  const known = new Set(names);
  const touched = commits.map(({ files }) => partsIn(files, known));
  const first = (name: string) => commits.findLast((_, index) => touched[index]?.has(name));
  const own = (name: string) =>
    [...commits.keys()]
      .filter((index) => touched[index]?.has(name) && touched[index].size <= MOST_PARTS)
      .slice(0, KEPT);
  const lasting = [...commits.keys()].slice(0, KEPT);

  const used = [...new Set([...lasting, ...names.flatMap(own)])].sort((a, b) => a - b);
  const position = (index: number) => used.indexOf(index);
  return {
    changes: used.flatMap((index) => {
      const commit = commits[index];
      return commit ? [{ date: commit.date, subject: commit.subject }] : [];
    }),
    parts: Object.fromEntries(
      names.map((name) => {
        const from = first(name);
        return [
          name,
          {
            version: from?.version ?? version,
            ...(from && { date: from.date }),
            changes: own(name).map(position),
          },
        ];
      }),
    ),
    latest: lasting.map(position),
  };
}

/** What is wrong with a history for these parts; empty if nothing is. */
export function faultsOf({ changes, parts, latest }: History, names: string[]): string[] {
  const isThere = (index: number) => changes[index] !== undefined;
  const missing = names.filter((name) => !parts[name]).map((name) => `${name} has no history`);
  const gone = Object.keys(parts)
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is no part`);
  const lost = Object.entries(parts)
    .filter(([, part]) => !part.changes.every(isThere))
    .map(([name]) => `${name} names a change that is not there`);
  const undated = changes
    .filter(({ date, subject }) => !/^\d{4}-\d\d-\d\d$/.test(date) || !subject)
    .map(({ subject }) => `"${subject}" has no date`);
  return [
    ...missing,
    ...gone,
    ...lost,
    ...undated,
    ...(latest.length > 0 && latest.every(isThere) ? [] : ['The project has no last changes']),
  ];
}

/** The figures that the bench measures and writes to JSON. */

/**
 * How Lighthouse slows the connection and the processor down: `simulate` loads the page at full
 * speed and computes the times of a slow phone; `devtools` makes Chromium that slow.
 */
export const MODES = ['simulate', 'devtools'] as const;
export type Mode = (typeof MODES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Above this share of busy processors, times are too high to use. */
export const BUSY = 0.1;

/** The scores, from 0 to 100, that Lighthouse shows. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The figures of one load: times in milliseconds, transferred sizes in bytes. */
export interface Figures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  js: number;
  all: number;
  html: number;
  requests: number;
  /** In the order of CATEGORIES; only the simulated mode has all of them. */
  scores?: number[];
  /** The audits that lower a score. */
  failing: string[];
  /** The path that is shown in the end, because a page may redirect. */
  shows: string;
}

/** A page to measure: the plain page, a page of this site, or another site's first page. */
export interface Target {
  name: string;
  kind: 'limit' | 'page' | 'other';
}

/** One load of one target. */
export interface Run {
  target: string;
  scheme: Scheme;
  mode: Mode;
  round: number;
  figures: Figures;
}

/** The machine and the programs that measured. */
export interface Machine {
  processor: string;
  cores: number;
  node: string;
  chromium: string;
  lighthouse: string;
}

/** Everything that a run of the bench knows. */
export interface Bench {
  date: string;
  machine: Machine;
  targets: Target[];
  schemes: Scheme[];
  modes: Mode[];
  rounds: number;
  /** The largest share of the processors that other programs used before a round. */
  busy: number;
  runs: Run[];
  /** Loads without a result. */
  failures: string[];
}

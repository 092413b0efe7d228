/** What the bench of the kit measures, as it is written to JSON. */
import type { Size } from './build.ts';
import type { Task } from './kits.ts';
import type { Growth, Round } from './measure.ts';

/** The numbers of questions for which growth is measured. */
export const COUNTS = [10, 100, 1000, 2000, 5000];

export interface KitFigures {
  id: string;
  name: string;
  sizes: Record<Task, Size>;
  /** Whether the server's HTML has the answers, which are closed. */
  answersInHtml: boolean;
  /** Every round, in order. */
  rounds: Round[];
  /** Every round, by the number of questions. */
  growth: Record<number, Growth[]>;
}

export interface KitBench {
  date: string;
  machine: { processor: string; cores: number; node: string; chromium: string };
  /** The exact versions of the packages that are not ours. */
  versions: Record<string, string>;
  rounds: number;
  /** The largest share of the processors that other programs used before a round. */
  busy: number;
  kits: KitFigures[];
}

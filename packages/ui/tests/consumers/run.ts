import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { consumers } from './consumers.ts';
import { install, type Project } from './project.ts';

/** The result of a consumer. */
export interface Outcome {
  name: string;
  /** The installed versions of its tools. */
  versions: Record<string, string>;
  /** The reason for a failure. @default none: it passed */
  failure?: string;
  seconds: number;
}

/** Installs a consumer into a folder of this folder. */
export function installed(name: string, folder: string, tarball: string): Promise<Project> {
  const consumer = consumers[name];
  if (!consumer) throw new Error(`There is no consumer ${name}.`);
  return install(consumer.project ?? name, join(folder, name), tarball, consumer.instead);
}

/** Installs a consumer, checks it, and removes its project unless `--keep` is set. */
export async function run(
  name: string,
  folder: string,
  tarball: string,
  keep: boolean,
): Promise<Outcome> {
  const start = performance.now();
  const outcome: Outcome = { name, versions: {}, seconds: 0 };
  try {
    const project = await installed(name, folder, tarball);
    const tools = consumers[name]?.tools ?? [];
    outcome.versions = await project.versionsOf(['@rapport/ui', ...tools]);
    await consumers[name]?.check(project);
  } catch (error) {
    outcome.failure = error instanceof Error ? error.message : String(error);
  }
  outcome.seconds = (performance.now() - start) / 1000;
  if (!keep) await rm(join(folder, name), { recursive: true, force: true });
  return outcome;
}

import type { Project } from './project.ts';

/** A kind of project, and what the kit must do in it. */
export interface Consumer {
  /** Its name in the docs. */
  title: string;
  /** Its folder in `projects/`. @default its own name */
  project?: string;
  /** Versions in place of those in the project's package.json. @default none */
  instead?: Record<string, string>;
  /** The packages whose installed versions the docs state. */
  tools: readonly string[];
  /** A description for the docs of what {@link check} asserts. */
  asserts: string;
  /** Builds or runs the installed project. @throws Error if the kit fails in it. */
  check(project: Project): Promise<void>;
}

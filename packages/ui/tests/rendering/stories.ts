/**
 * Finds every story of the kit and of the site's screens by file name, so that the tests include a
 * component once it has a story.
 */
import type { PlainStory } from './preview.tsx';

const modules = import.meta.glob<Record<string, PlainStory>>(
  ['../../src/**/*.stories.tsx', '../../../app/src/brand/screens/*.stories.tsx'],
  { eager: true },
);

/** The stories by name, such as `Button Default`. */
export const stories: ReadonlyMap<string, PlainStory> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).map(
      ([name, story]) => [`${story.title.split('/').at(-1)} ${name}`, story] as const,
    ),
  ),
);

/** The stories that show something: before its play, one tagged `behavior` looks like another. */
export const shown = [...stories].filter(([, { tags }]) => !tags.includes('behavior'));

/** Returns the story with this name. @throws If it does not exist. */
export function storyNamed(name: string): PlainStory {
  const found = stories.get(name);
  if (!found) throw new Error(`There is no story "${name}".`);
  return found;
}

/** The `Default` stories of the sections, by the section's name. */
export const sections: ReadonlyMap<string, PlainStory> = new Map(
  [...stories].flatMap(([name, story]) =>
    story.title.startsWith('Sections/') && name.endsWith(' Default')
      ? [[name.replace(' Default', ''), story] as const]
      : [],
  ),
);

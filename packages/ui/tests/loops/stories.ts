/** Every story of the kit, found by its file: a component is in the loops the moment it has one. */
import type { PlainStory } from './preview.tsx';

const modules = import.meta.glob<Record<string, PlainStory>>('../../src/**/*.stories.tsx', {
  eager: true,
});

/** `Primitives/Controls/Button Default` → the story. */
export const stories: ReadonlyMap<string, PlainStory> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).map(([name, story]) => [`${story.title} ${name}`, story] as const),
  ),
);

/** One of them. @throws when there is none of this name. */
export function storyNamed(name: string, from = stories): PlainStory {
  const found = from.get(name);
  if (!found) throw new Error(`There is no story "${name}".`);
  return found;
}

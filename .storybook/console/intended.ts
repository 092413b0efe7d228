/** A message that Storybook logs on purpose. Any other message fails the test. */
interface Intended {
  /** The tag of the stories that log the message; `manager` stands for the manager. */
  tag: 'behavior' | 'expects-error' | 'expects-warning' | 'manager';
  says: RegExp;
  why: string;
}

export const intended: Intended[] = [
  {
    tag: 'expects-warning',
    says: /^The (?:profile could not be read; using the user type stored in this browser|verification email could not be sent)\./,
    why: 'The site logs what failed, for whoever supports it; the story is about that failure.',
  },
  {
    tag: 'expects-error',
    says: /^Error: This page fails on purpose\./,
    why: 'The story shows what visitors see of a page that fails.',
  },
  {
    tag: 'behavior',
    says: /^Accessing the Story Store is deprecated and will be removed in 9\.0$/,
    why: 'Storybook says it of itself: it records the events of a test, which lead to the window.',
  },
  {
    tag: 'manager',
    says: /^(?:The 'ariaLabel' prop on '|`\w+` is deprecated and will be removed in Storybook 11)/,
    why: 'Storybook says this of its own tools and addons, not of this project.',
  },
];

/** Returns the lines that are not intended for stories with these tags. */
export function unintended(tags: readonly string[], lines: string[]): string[] {
  return lines.filter(
    (line) => !intended.some(({ tag, says }) => tags.includes(tag) && says.test(line)),
  );
}

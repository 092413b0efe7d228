/** What stories and docs pages say in the console on purpose. Anything else fails. */
export const intended: { where: RegExp; says: RegExp; why: string }[] = [
  {
    where: /error|dashboard|profile|session|login|register|signup/i,
    says: /^The profile could not be read; using the user type stored in this browser\./,
    why: 'The site logs a failed read, for whoever supports it; the story is about that failure.',
  },
  {
    where: /error/i,
    says: /^Error: This page fails on purpose\./,
    why: 'The story shows what visitors see of a page that fails.',
  },
  {
    where: /^manager$/,
    says: /^(?:The 'ariaLabel' prop on '|`\w+` is deprecated and will be removed in Storybook 11)/,
    why: 'Storybook says this of its own tools and addons, not of this project.',
  },
];

/** The lines that nobody intended. */
export function unintended(where: string, lines: string[], list = intended): string[] {
  return lines.filter(
    (line) => !list.some((each) => each.where.test(where) && each.says.test(line)),
  );
}

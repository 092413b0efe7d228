const ofRoot = /^(data-.+|title|lang|dir|hidden)$/;

/**
 * Splits the props of a form control with its own label: those of the field (`title`, `lang`,
 * `dir`, `hidden`, `data-*`) go to the root, all others to the control.
 */
export function splitRootProps<Props extends object>(props: Props) {
  const entries = Object.entries(props);
  return {
    root: Object.fromEntries(entries.filter(([name]) => ofRoot.test(name))),
    control: Object.fromEntries(entries.filter(([name]) => !ofRoot.test(name))) as Props,
  };
}

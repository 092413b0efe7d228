const ofRoot = /^(data-.+|title|lang|dir|hidden)$/;

/**
 * Parts the props of a form control that brings its own label: what describes the whole (`title`,
 * `lang`, `dir`, `hidden`, `data-*`) goes to the root, every other attribute to the control.
 */
export function splitRootProps<Props extends object>(props: Props) {
  const entries = Object.entries(props);
  return {
    root: Object.fromEntries(entries.filter(([name]) => ofRoot.test(name))),
    control: Object.fromEntries(entries.filter(([name]) => !ofRoot.test(name))) as Props,
  };
}

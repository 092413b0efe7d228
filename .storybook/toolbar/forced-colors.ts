/**
 * Does what a browser does with forced colors: every color that an author chose gives way to one of
 * the system's, except in `forced-color-adjust: none` and in drawings. After each rule with such a
 * color comes a rule of the same weight that takes it back, so that rules which do name a system
 * color win as they would.
 */

/** The system colors of Chromium's emulation, light and dark. */
const palettes = {
  light: {
    accentcolor: '#000',
    accentcolortext: '#000',
    activetext: '#00009f',
    buttonborder: '#000',
    buttonface: '#fff',
    buttontext: '#000',
    canvas: '#fff',
    canvastext: '#000',
    field: '#fff',
    fieldtext: '#000',
    graytext: '#600000',
    highlight: 'rgba(5, 0, 73, 0.8)',
    highlighttext: '#fff',
    linktext: '#00009f',
    mark: '#ff0',
    marktext: '#000',
    selecteditem: '#1967d2',
    selecteditemtext: '#fff',
    visitedtext: '#00009f',
  },
  dark: {
    accentcolor: '#fff',
    accentcolortext: '#fff',
    activetext: '#ff0',
    buttonborder: '#fff',
    buttonface: '#000',
    buttontext: '#fff',
    canvas: '#000',
    canvastext: '#fff',
    field: '#000',
    fieldtext: '#fff',
    graytext: '#3ff23f',
    highlight: 'rgba(0, 230, 255, 0.8)',
    highlighttext: '#000',
    linktext: '#ff0',
    mark: '#ff0',
    marktext: '#000',
    selecteditem: '#99c8ff',
    selecteditemtext: '#3b3b3b',
    visitedtext: '#ff0',
  },
};

type Palette = Record<string, string>;

const SYSTEM_COLOR = new RegExp(
  `(?<![\\w-])(${Object.keys(palettes.light).join('|')})(?![\\w-])`,
  'gi',
);

const inPalette = (text: string, palette: Palette) =>
  text.replaceAll(SYSTEM_COLOR, (name) => palette[name.toLowerCase()] ?? name);

/** What a browser's own stylesheet says, in a layer below all others. */
const browserStyles = `@layer forced-colors {
  :root { background-color: Canvas; color: CanvasText; }
  a:any-link { color: LinkText; }
  button, input:is([type='button'], [type='submit'], [type='reset']), select {
    border-color: ButtonBorder; background-color: ButtonFace; color: ButtonText;
  }
  input, textarea { border-color: FieldText; background-color: Field; color: FieldText; }
  :is(button, input:not([type='checkbox'], [type='radio'], [type='file']), select, textarea, option):disabled {
    color: GrayText !important;
  }
  :is(button, select):disabled { border-color: GrayText; }
  :focus-visible { outline-color: Highlight; }
  fieldset, hr { border-color: CanvasText; }
  mark { background-color: Mark; color: MarkText; }
  ::selection { background-color: Highlight; color: HighlightText; }
  * { accent-color: Highlight; }
}`;

/** The shorthands that may hold a longhand's value: with a variable, the longhand itself is empty. */
const shorthands: [RegExp, (...groups: string[]) => string[]][] = [
  [/^background-/, () => ['background']],
  [/^outline-/, () => ['outline']],
  [/^text-decoration-/, () => ['text-decoration']],
  [
    /^border-(?:(block|inline)-(start|end)|\w+)-color$/,
    (side, axis, edge) => [
      side.replace('-color', ''),
      ...(axis && edge ? [`border-${axis}-color`, `border-${axis}`] : []),
      'border-color',
      'border',
    ],
  ],
];

/** A longhand's value or, if a variable is in it, that of its shorthand. */
function valueOf(style: CSSStyleDeclaration, name: string): string {
  const own = style.getPropertyValue(name);
  if (own) return own;
  for (const [pattern, candidates] of shorthands) {
    const match = pattern.exec(name);
    const found =
      match &&
      candidates(...match)
        .map((each) => style.getPropertyValue(each))
        .find(Boolean);
    if (found) return found;
  }
  return '';
}

/** What can hold a color; `field` and `mark` may also name other things, such as a grid area. */
const COLORED = /^(?:--.*|.*-color|color|fill|stroke|background-image|(?:box|text)-shadow)$/;

/** A value that names a system color, in the palette's colors. */
function named(style: CSSStyleDeclaration, name: string, palette: Palette): string | undefined {
  if (!COLORED.test(name)) return undefined;
  const [color] = valueOf(style, name).match(SYSTEM_COLOR) ?? [];
  return color && inPalette(style.getPropertyValue(name) || color, palette);
}

const KEYWORD = /^(?:initial|unset|revert|revert-layer)$/;

/** What is forced instead of this value, if anything. */
function forced(name: string, value: string, canvas: string): string | undefined {
  if (name.startsWith('--') || KEYWORD.test(value) || value.search(SYSTEM_COLOR) >= 0)
    return undefined;
  if (/^(?:box|text)-shadow$/.test(name)) return 'none';
  if (name === 'background-image')
    return value === 'none' || /url\(/.test(value) ? undefined : 'none';
  if (name === 'background-color') {
    // The author's opacity stays: what let something show through still does.
    if (/gradient\(|url\(|^none$/.test(value)) return 'transparent';
    return `rgb(from ${value} ${canvas} / alpha)`;
  }
  if (/(?:^|-)color$/.test(name) && !/^(?:accent|caret|stop|flood|lighting)-/.test(name)) {
    return 'revert-layer';
  }
  return undefined;
}

/** The selector without the elements that keep their author's colors; its weight stays the same. */
function outside(selector: string, kept: string): string {
  return selectorParts(selector)
    .map((part) => {
      const at = pseudoElementAt(part);
      return `${part.slice(0, at)}:not(:where(${kept}))${part.slice(at)}`;
    })
    .join(', ');
}

/** Splits a list of selectors at the commas outside of parentheses, brackets and strings. */
function selectorParts(selector: string): string[] {
  const parts = selector.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|"[^"]*"|[^,("])+/g);
  return (parts ?? []).map((part) => part.trim());
}

function pseudoElementAt(selector: string): number {
  const at = selector.search(/::[\w-]+(?:\([^()]*\))?[^)]*$/);
  return at < 0 ? selector.length : at;
}

type Holder = CSSStyleSheet | CSSGroupingRule;

/** Every style rule, what holds it and its place there: last first, so that insertions move none. */
function styleRules(holder: Holder): { rule: CSSStyleRule; holder: Holder; at: number }[] {
  return [...[...holder.cssRules].entries()].toReversed().flatMap(([at, rule]) => {
    if (rule instanceof CSSStyleRule) return [{ rule, holder, at }];
    return rule instanceof CSSGroupingRule ? styleRules(rule) : [];
  });
}

/** Forces colors on everything that is loaded. Returns what takes them back. */
export function forceColors(): () => void {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const isDark =
    scheme === 'dark' ||
    (scheme.includes('dark') && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const palette: Palette = palettes[isDark ? 'dark' : 'light'];
  const canvas = isDark ? '0 0 0' : '255 255 255';

  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(styleRules);
  // A pseudo-element that keeps its colors names all of them.
  const keepers = rules
    .filter(({ rule: { style } }) => style.getPropertyValue('forced-color-adjust') === 'none')
    .flatMap(({ rule: { selectorText } }) => selectorParts(selectorText))
    .filter((part) => pseudoElementAt(part) === part.length);
  const kept = ['svg', ...keepers].map((part) => `${part}, ${part} *`).join(', ');

  const undo: (() => void)[] = [];
  const insertAfter = ({ holder, at }: (typeof rules)[number], text: string) => {
    const rule = holder.cssRules[holder.insertRule(text, at + 1)];
    undo.push(() => holder.deleteRule([...holder.cssRules].findIndex((each) => each === rule)));
  };
  for (const entry of rules) {
    const { style, selectorText } = entry.rule;
    const declare = (value: (name: string) => string | undefined) =>
      [...style].flatMap((name) => {
        const weight = style.getPropertyPriority(name) && ' !important';
        const text = value(name);
        return text ? [`${name}: ${text}${weight};`] : [];
      });
    const taken = declare((name) => forced(name, valueOf(style, name), canvas));
    const given = declare((name) => named(style, name, palette));
    if (taken.length > 0) {
      insertAfter(entry, `${outside(selectorText, kept)} { ${taken.join(' ')} }`);
    }
    if (given.length > 0) insertAfter(entry, `${selectorText} { ${given.join(' ')} }`);
  }

  const base = document.createElement('style');
  base.textContent = inPalette(browserStyles, palette);
  document.head.prepend(base);
  undo.push(() => base.remove());
  return () => {
    for (const step of undo.toReversed()) step();
  };
}

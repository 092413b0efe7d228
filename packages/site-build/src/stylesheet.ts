/** Prepares one of the kit's stylesheets to be combined with others in a page. */
import { parse, type AtRule, type ChildNode } from 'postcss';
import valueParser from 'postcss-value-parser';

/** Whether a node is the layer order statement that every stylesheet starts with. */
const isLayerOrder = (node: ChildNode | undefined): node is AtRule =>
  node?.type === 'atrule' && node.name === 'layer' && node.nodes === undefined;

/** Returns the layer order statement, to put before the combined styles, or '' if there is none. */
export function layerOrder(css: string): string {
  const { first } = parse(css);
  return isLayerOrder(first) ? `${first.toString()};` : '';
}

/** Returns the imports of a stylesheet, in order. */
export function importsOf(css: string): string[] {
  const names: string[] = [];
  parse(css).walkAtRules('import', ({ params }) => {
    const [first] = valueParser(params).nodes;
    if (first?.type === 'string') names.push(first.value);
  });
  return names;
}

/**
 * Removes statements of the layer order, which the page states once, and the imports, whose
 * stylesheets are either in the page already or not needed. Replaces addresses with those of the
 * build.
 * @param urlOf Returns the address of a file by its name.
 * @throws when the stylesheet names a file that is not in the build.
 */
export function bareStyles(css: string, urlOf: (fileName: string) => string | undefined): string {
  const root = parse(css);
  for (const node of root.nodes.filter(isLayerOrder)) node.remove();
  root.walkAtRules('import', (rule) => void rule.remove());
  root.walkDecls(/./, (declaration) => {
    if (!declaration.value.includes('url(')) return;
    const value = valueParser(declaration.value);
    value.walk((node) => {
      if (node.type !== 'function' || node.value !== 'url') return;
      const path = node.nodes[0]?.value ?? '';
      if (/^(data:|#)/.test(path)) return;
      const url = urlOf(path.slice(path.lastIndexOf('/') + 1));
      if (!url) throw new Error(`A stylesheet names ${path}, which is not in the site's build.`);
      node.nodes = [{ type: 'word', value: url, sourceIndex: 0, sourceEndIndex: url.length }];
    });
    declaration.value = valueParser.stringify(value.nodes);
  });
  return root.toString().trim();
}

/** The rules of a stylesheet, without its layer order. */
export interface Styles {
  screen: string;
  /** Its `@media print` blocks. */
  print: string;
}

/** Takes the print blocks out of a stylesheet. */
export function takePrint(css: string): Styles {
  const root = parse(css);
  const isPrint = (node: ChildNode) =>
    node.type === 'atrule' && node.name === 'media' && node.params === 'print';
  const print = root.nodes.map((layer) => {
    const blocks = 'nodes' in layer ? (layer.nodes?.filter(isPrint) ?? []) : [];
    for (const block of blocks) block.remove();
    return blocks.length > 0 ? `@layer ${(layer as AtRule).params}{${blocks.join('')}}` : '';
  });
  return { screen: root.toString(), print: print.join('') };
}

/** A font to preload, as its `@font-face` describes it. */
export interface Font {
  family: string;
  weight: string;
  /** The address of its file. */
  href: string;
}

/** Returns the face in a stylesheet whose file has this address. */
export function fontAt(href: string, css: string): Font {
  let font: Font | undefined;
  parse(css).walkAtRules('font-face', (face) => {
    const descriptors: Record<string, string> = {};
    face.walkDecls(({ prop, value }) => void (descriptors[prop] = value));
    const { src = '', 'font-family': family = '', 'font-weight': weight = 'normal' } = descriptors;
    if (src.includes(href)) font = { family: family.replaceAll(/['"]/g, ''), weight, href };
  });
  if (!font) throw new Error(`No @font-face of the site names ${href}.`);
  return font;
}

/** Removes the faces of downloaded fonts from a stylesheet; those of system fonts stay. */
export function takeFonts(css: string): { fonts: string; rest: string } {
  const root = parse(css);
  const fonts: string[] = [];
  root.walkAtRules('font-face', (face) => {
    if (!face.toString().includes('url(')) return;
    fonts.push(face.toString());
    face.remove();
  });
  return { fonts: fonts.join(''), rest: root.toString() };
}

/** One stylesheet of the kit, made ready to stand beside others in a page. */
import { parse, type AtRule, type ChildNode } from 'postcss';
import valueParser from 'postcss-value-parser';

/** The statement of the order of all layers, with which each of them begins. */
const isLayerOrder = (node: ChildNode | undefined): node is AtRule =>
  node?.type === 'atrule' && node.name === 'layer' && node.nodes === undefined;

/** That statement, for the head of what is put together; '' where there is none. */
export function layerOrder(css: string): string {
  const { first } = parse(css);
  return isLayerOrder(first) ? `${first.toString()};` : '';
}

/**
 * Without the order of the layers, which is said once for all, and without its imports: what they lead
 * to is either in the page too, or not needed. Its addresses are those of the build.
 * @param urlOf The address of a file by its name.
 * @throws when it names a file that the build does not have.
 */
export function bareStyles(css: string, urlOf: (fileName: string) => string | undefined): string {
  const root = parse(css);
  if (isLayerOrder(root.first)) root.first.remove();
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

/**
 * The kit shows its fonts whenever they arrive. The site loads them ahead of all else, so that they
 * are there for the first paint, or on the next page: what has been shown never moves.
 */
export function withFontsAtOnce(css: string): string {
  const root = parse(css);
  root.walkDecls('font-display', (declaration) => {
    declaration.value = 'optional';
  });
  return root.toString();
}

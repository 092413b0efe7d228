import sizes from '../../../sizes.json';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * What a component adds to a page that uses nothing else from the kit; measured by `npm run sizes`.
 */
export function Size({ of }: { of: string }) {
  const size = (sizes as Record<string, { javascript: number; css: number } | undefined>)[of];
  if (!size) return <p>Not measured yet: run npm run sizes.</p>;
  return (
    <p>
      {kilobytes(size.javascript)} of JavaScript and {kilobytes(size.css)} of CSS, minified and
      compressed with Brotli, including everything that {of} imports except React.
    </p>
  );
}

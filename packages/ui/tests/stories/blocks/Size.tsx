import sizes from '../../../sizes.json';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a component costs a page that has nothing else of the kit; measured by `npm run sizes`. */
export function Size({ of }: { of: string }) {
  const size = (sizes as Record<string, { javascript: number; css: number } | undefined>)[of];
  if (!size) return <p>Not measured yet: run npm run sizes.</p>;
  return (
    <p>
      {kilobytes(size.javascript)} of JavaScript and {kilobytes(size.css)} of CSS, minified and
      compressed with Brotli, with all that {of} is made of, React left out.
    </p>
  );
}

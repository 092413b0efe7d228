export interface JsonLdProps {
  /** A schema.org object, including `@type`; `@context` is added. */
  data: { '@type': string; [property: string]: unknown };
}

/**
 * Describes the page to search engines as structured data. It is data, not script, so no
 * Content-Security-Policy applies.
 *
 * @see https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // `</script>` in a string would end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

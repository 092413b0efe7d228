export interface JsonLdProps {
  /** A thing in schema.org's terms, `@type` included; `@context` is added. */
  data: { '@type': string; [property: string]: unknown };
}

/**
 * Tells search engines what the page says, in their words. It is data, not script: no
 * Content-Security-Policy applies to it.
 *
 * @see https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // `</script>` inside a text would end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

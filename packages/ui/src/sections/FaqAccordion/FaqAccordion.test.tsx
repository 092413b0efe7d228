import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anchorOf, anchorOfEntry } from './anchors.ts';
import { FaqAccordion } from './FaqAccordion.tsx';

test.each([
  ['Platform Basics', 'platform-basics'],
  ['For Guests', 'for-guests'],
  ['Billing', 'billing'],
  ['Terms of a trial', 'terms-of-a-trial'],
])('%s is at #%s', (name, anchor) => {
  expect(anchorOf(name)).toBe(anchor);
});

test('the anchor of an entry is its category and its id', () => {
  expect(anchorOfEntry({ id: 9, category: 'For Guests' })).toBe('for-guests-9');
  expect(anchorOfEntry({ id: 'refunds' })).toBe('refunds');
});

test('the JSON-LD can contain any text without closing its script element', () => {
  const answer = 'Write </script><b>"bold"</b> & <!-- this -->.';
  const entries = [{ id: 1, question: 'How?', answer }];
  const html = renderToString(<FaqAccordion content={{ title: 'FAQ', items: entries }} jsonLd />);
  const [, json = '', rest = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>(.*)$/s.exec(html) ?? [];
  expect(rest).toBe('</div></section>');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  });
});

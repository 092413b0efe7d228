import { expect, test } from 'vitest';
import { edit, elementsOf, textOf } from './html.ts';

const namesIn = (html: string) => elementsOf(html).map(({ name }) => name);

test('elementsOf returns the elements of the source in order, without those the parser adds', () => {
  expect(namesIn('<p>one<p>two<b>three</b>')).toEqual(['p', 'p', 'b']);
  expect(
    namesIn('<!doctype html><html><head><title>x</title></head><body><br /></body></html>'),
  ).toEqual(['html', 'head', 'title', 'body', 'br']);
});

test('elementsOf never mistakes text for an element or an attribute for a tag', () => {
  const html = `<a title='a > b' data-a="<i>">&lt;b></a><!-- <u></u> --><script>'<s>'</script>`;
  expect(namesIn(html)).toEqual(['a', 'script']);
  expect(elementsOf(html)[0]?.attributes).toEqual({ title: 'a > b', 'data-a': '<i>' });
});

test('elementsOf includes the content of noscript and of templates, with the template’s id', () => {
  const html = '<template id="late"><link /></template><noscript><p></p></noscript><hr />';
  expect(elementsOf(html).map(({ name, template }) => [name, template])).toEqual([
    ['template', undefined],
    ['link', 'late'],
    ['noscript', undefined],
    ['p', undefined],
    ['hr', undefined],
  ]);
});

test('edit changes only the given spans', () => {
  const html = '<p  class=a>\n &amp; x<br/>y</P>';
  const [p, br] = elementsOf(html);
  expect(textOf(html, p!)).toBe('\n &amp; x<br/>y');
  const edits = [
    { ...br!, text: '<hr>' },
    { ...p!.spans['class']!, text: 'id=b' },
  ];
  expect(edit(html, edits)).toBe('<p  id=b>\n &amp; x<hr>y</P>');
});

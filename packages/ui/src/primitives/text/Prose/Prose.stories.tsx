import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Badge } from '../../data-display/Badge/Badge.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Prose } from './Prose.tsx';

const article = (
  <>
    <h1>Disclosure, without the awkward part</h1>
    <p>
      Readers forgive advertising. What they do not forgive is finding out later. A clear label
      costs one line, and <strong>keeps the trust that made the post worth paying for</strong>. The{' '}
      <a href="https://example.com/rules">rules of the regulator</a> say little more than that.
    </p>
    <h2>What counts as advertising</h2>
    <p>Anything you received something for, and would not have said in the same way without it:</p>
    <ul>
      <li>a fee, a commission or a share of sales;</li>
      <li>
        a gift, if
        <ul>
          <li>a post was expected in return, or</li>
          <li>the brand had a say in it;</li>
        </ul>
      </li>
      <li>a trip, a ticket, a loan.</li>
    </ul>
    <h3>Three steps before you post</h3>
    <ol>
      <li>Name the brand in the first line.</li>
      <li>
        Put <code>#ad</code> before every other tag.
      </li>
      <li>Say what you were given, in words a stranger understands.</li>
    </ol>
    <blockquote>
      <p>If the label has to be looked for, it is not a label.</p>
    </blockquote>
    <h2>Where the label goes</h2>
    <table>
      <caption>Longest time before the label must be seen or heard.</caption>
      <thead>
        <tr>
          <th scope="col">Format</th>
          <th scope="col">Place</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Post</th>
          <td>First line</td>
          <td>at once</td>
        </tr>
        <tr>
          <th scope="row">Video</th>
          <td>On screen</td>
          <td>5 s</td>
        </tr>
        <tr>
          <th scope="row">Podcast</th>
          <td>Spoken</td>
          <td>30 s</td>
        </tr>
      </tbody>
    </table>
    <h2>Terms</h2>
    <dl>
      <dt>Gift</dt>
      <dd>A product you keep, whatever you say about it.</dd>
      <dt>Loan</dt>
      <dd>A product that goes back.</dd>
    </dl>
    <hr />
    <p>
      <small>Last changed on 3 November 2026.</small>
    </p>
  </>
);

const meta = preview.meta({
  title: 'Primitives/Text/Prose',
  component: Prose,
  args: { as: 'article', children: article },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await document.fonts.ready; // the fallback font has a different width
    const prose = canvas.getByRole('article');
    const { width } = prose.getBoundingClientRect();
    const line = document.createElement('span');
    line.style.cssText = 'position: absolute; white-space: nowrap';
    line.textContent = prose.querySelector('p')!.textContent;
    prose.append(line);
    const charactersALine = (line.textContent.length * width) / line.offsetWidth;
    line.remove();
    await expect(charactersALine).toBeGreaterThan(60);
    await expect(charactersALine).toBeLessThan(75);
    // A heading is closer to its own text than to the text before it.
    const heading = canvas.getByRole('heading', { name: 'Where the label goes' });
    const gap = (upper: Element, lower: Element) =>
      lower.getBoundingClientRect().top - upper.getBoundingClientRect().bottom;
    await expect(gap(heading.previousElementSibling!, heading)).toBeGreaterThan(
      gap(heading, heading.nextElementSibling!) * 1.5,
    );
  },
});

export const Playground = meta.story();

/** Components of the kit inside keep their own look. */
export const WithParts = meta.story({
  args: {
    children: (
      <>
        <h2>Still in doubt?</h2>
        <p>
          Ask before you post. <Badge tone="success">Free</Badge>
        </p>
        <Button asChild>
          <a href="#ask">Ask the editors</a>
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ask the editors' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
  },
});

/** On a dark band, everything uses its dark colors. */
export const OnInk = meta.story({
  render: (args) => (
    <Section surface="ink" accent="secondary" padding="sm">
      <Prose {...args} />
    </Section>
  ),
});

export const Matrix = meta.story({
  tags: ['dev'],
  render: () => (
    <Prose>
      {(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((Tag) => (
        <Tag key={Tag}>Heading {Tag}</Tag>
      ))}
      <p>
        <a href="#a">link</a>, <strong>strong</strong>, <em>emphasis</em>, <mark>mark</mark>,{' '}
        <code>code</code>, <kbd>kbd</kbd>, x<sup>2</sup>, H<sub>2</sub>O, <del>deleted</del>,{' '}
        <ins>inserted</ins>
      </p>
      <pre>
        <code>{'lines of\n  code'}</code>
      </pre>
    </Prose>
  ),
});

import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Badge } from '../../data-display/Badge/Badge.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Prose } from './Prose.tsx';

const article = (
  <article>
    <h1>Allergens, without the awkward part</h1>
    <p>
      Guests forgive a short menu. What they do not forgive is finding out later. A clear label
      costs one line, and <strong>keeps the trust that made the cake worth paying for</strong>. The{' '}
      <a href="https://example.com/rules">rules of the regulator</a> say little more than that.
    </p>
    <h2>What counts as an allergen</h2>
    <p>Anything on the list of the regulator, and whatever has touched the same board or knife:</p>
    <ul>
      <li>wheat, rye or any other grain;</li>
      <li>
        a nut, if
        <ul>
          <li>a guest could mistake it for a seed, or</li>
          <li>the supplier cannot rule it out;</li>
        </ul>
      </li>
      <li>milk, eggs, soy.</li>
    </ul>
    <h3>Three steps before you open</h3>
    <ol>
      <li>Name the allergen in the first line.</li>
      <li>
        Put <code>(N)</code> before every other letter.
      </li>
      <li>Say what is in it, in words a stranger understands.</li>
    </ol>
    <blockquote>
      <p>If the label has to be looked for, it is not a label.</p>
    </blockquote>
    <h2>Where the label goes</h2>
    <table>
      <caption>Longest time before the label must be seen or heard.</caption>
      <thead>
        <tr>
          <th scope="col">Sale</th>
          <th scope="col">Place</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Menu</th>
          <td>First line</td>
          <td>at once</td>
        </tr>
        <tr>
          <th scope="row">Order</th>
          <td>On screen</td>
          <td>5 s</td>
        </tr>
        <tr>
          <th scope="row">Counter</th>
          <td>Spoken</td>
          <td>30 s</td>
        </tr>
      </tbody>
    </table>
    <hr />
    <p>
      <small>Last changed on 3 November 2026.</small>
    </p>
  </article>
);

const meta = preview.meta({
  title: 'Components/Text/Prose',
  id: 'prose',
  component: Prose,
  args: { asChild: true, children: article },
});

export const Default = meta.story();

export const Playground = meta.story();

/** Components of the kit inside keep their own look. */
export const WithParts = meta.story({
  args: {
    children: (
      <article>
        <h2>Still in doubt?</h2>
        <p>
          Ask before you order. <Badge tone="success">Free</Badge>
        </p>
        <Button asChild>
          <a href="#ask">Ask the bakers</a>
        </Button>
      </article>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ask the bakers' });
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
  tags: ['matrix'],
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

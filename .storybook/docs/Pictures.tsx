/** Pictures of the site's pages, in the computer's color scheme. Each links to its story. */
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { HEIGHT, picturedPages, SCALE, WIDTH } from './pictured-pages.ts';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const Pictures = () => (
  <ul className="sb-pictures sb-unstyled">
    {picturedPages.map(({ name, story, title, alt }) => (
      <li key={name}>
        <AnchorMdx href={`?path=/story/${story}`} target="">
          <picture>
            <source
              media="(prefers-color-scheme: dark)"
              srcSet={files[`./pictures/${name}-dark.webp`]}
            />
            <img
              src={files[`./pictures/${name}-light.webp`]}
              alt={alt}
              width={WIDTH * SCALE}
              height={HEIGHT * SCALE}
            />
          </picture>
          {title}
        </AnchorMdx>
      </li>
    ))}
  </ul>
);

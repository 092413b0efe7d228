/** What docs pages show stories with, in place of Storybook's own block of this name. */
import type { ComponentProps } from 'react';
import { Canvas as OwnCanvas, useOf } from '@storybook/addon-docs/blocks';
import { currentUrl, urlOfStory } from './manager-url.ts';
import { nameOfCopy, useCopyLink } from './use-copy-link.ts';

/** A story with a button that copies the link to it. */
export function Canvas(props: ComponentProps<typeof OwnCanvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { said, copy } = useCopyLink(() => urlOfStory(currentUrl(), story.id));
  const link = { title: 'Copy link', ariaLabel: nameOfCopy(story), onClick: copy };
  return (
    <>
      <OwnCanvas {...props} additionalActions={[link]} />
      <output className="sb-said sb-said-of-story sb-unstyled">{said}</output>
    </>
  );
}

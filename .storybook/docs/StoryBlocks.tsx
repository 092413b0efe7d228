/** What docs pages show stories with, in place of Storybook's own blocks of these names. */
import { createContext, useContext, type ComponentProps } from 'react';
import { Canvas as OwnCanvas, Story as OwnStory, useOf } from '@storybook/addon-docs/blocks';
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

/** What the addresses of frames have in common; it changes with the toolbar. */
export const FramesAddress = createContext('');

/** A story. Storybook writes the address of a frame once, so another address is another frame. */
export function Story(props: ComponentProps<typeof OwnStory>) {
  const address = useContext(FramesAddress);
  const { story } = useOf(props.of ?? 'story', ['story']);
  const isInline: boolean = props.inline ?? story.parameters['docs']?.story?.inline;
  return <OwnStory key={isInline ? '' : address} {...props} />;
}

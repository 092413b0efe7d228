/** Blocks that replace Storybook's own of the same names on docs pages. */
import { createContext, useContext, type ComponentProps } from 'react';
import { Canvas as OwnCanvas, Story as OwnStory, useOf } from '@storybook/addon-docs/blocks';
import { currentUrl, urlOfStory } from './manager-url.ts';
import { nameOfCopy, useCopyLink } from './use-copy-link.ts';

/** A story with a button that copies the link to it. */
export function Canvas(props: ComponentProps<typeof OwnCanvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { message, copy } = useCopyLink(() => urlOfStory(currentUrl(), story.id));
  const link = { title: 'Copy link', ariaLabel: nameOfCopy(story), onClick: copy };
  return (
    <>
      <OwnCanvas {...props} additionalActions={[link]} />
      <output className="sb-said sb-said-of-story sb-unstyled">{message}</output>
    </>
  );
}

/** The start of every frame's address. It changes with the toolbar. */
export const FramesAddress = createContext('');

/** A story. Its key is the address, because Storybook sets the address of a frame only once. */
export function Story(props: ComponentProps<typeof OwnStory>) {
  const address = useContext(FramesAddress);
  const { story } = useOf(props.of ?? 'story', ['story']);
  const isInline: boolean = props.inline ?? story.parameters['docs']?.story?.inline;
  return <OwnStory key={isInline ? '' : address} {...props} />;
}

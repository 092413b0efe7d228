/**
 * A button that copies the link to the story with all settings. Storybook's own shortcut is hidden.
 */
// The manager is compiled for the React that Storybook brings, with the classic JSX.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { nameOfCopy, useCopyLink } from '../docs/use-copy-link.ts';

// An address that the browser didn't copy may be long.
const messageStyle: React.CSSProperties = {
  maxInlineSize: '16rem',
  overflow: 'hidden',
  fontSize: 12,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
};

function CopyStoryLink(): React.ReactNode {
  const story = useStorybookApi().getCurrentStoryData();
  // The manager keeps its address up to date with the toolbar and the controls.
  const { message, copy } = useCopyLink(() => window.location.href);
  if (!story) return null;
  return (
    <>
      <output style={messageStyle}>{message}</output>
      <Button variant="ghost" padding="small" ariaLabel={nameOfCopy(story)} onClick={copy}>
        Copy link
      </Button>
    </>
  );
}

addons.register('rapport/copy-link', () => {
  addons.add('rapport/copy-link', {
    type: types.TOOLEXTRA,
    title: 'Copy link',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <CopyStoryLink />,
  });
});

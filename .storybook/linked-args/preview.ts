/** Gives the first story the values that the address has in addition to `args`. */
import { STORY_PREPARED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { StoryPreparedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { valuesIn } from './values.ts';

// Read now: Storybook rewrites the address for each later story.
const { search } = window.location;
const opened = new URLSearchParams(search).get('id');
const channel = addons.getChannel();

// Before the first rendering, because a part reads its default values only then.
channel.once(STORY_PREPARED, ({ id, argTypes }: StoryPreparedPayload) => {
  const values = Object.entries(valuesIn(search)).filter(([name]) => argTypes[name]?.control);
  if (id === opened && values.length > 0)
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: Object.fromEntries(values) });
});

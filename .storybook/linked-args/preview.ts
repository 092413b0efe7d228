/** Gives the story that the page was opened for the values that its address has beside `args`. */
import { STORY_PREPARED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { StoryPreparedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { valuesIn } from './values.ts';

// Storybook writes the address anew for each story that is shown later.
const { search } = window.location;
const opened = new URLSearchParams(search).get('id');
const channel = addons.getChannel();

// Before it is drawn for the first time, since a part begins with its defaults only once.
channel.once(STORY_PREPARED, ({ id, argTypes }: StoryPreparedPayload) => {
  const values = Object.entries(valuesIn(search)).filter(([name]) => argTypes[name]?.control);
  if (id === opened && values.length > 0)
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: Object.fromEntries(values) });
});

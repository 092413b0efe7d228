/** Adds to the address the values of controls that Storybook leaves out. */
import { SET_CURRENT_STORY, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { VALUES, valuesFor } from './values.ts';

addons.register('rapport/linked-args', (api) => {
  const { queryParams, storyId } = api.getUrlState();
  /** The story that has not received the values from the address yet. */
  let waiting = queryParams[VALUES] ? storyId : undefined;

  const write = () => {
    const story = api.getCurrentStoryData();
    if (story?.id === waiting) return;
    const { args = {}, initialArgs = {} } = story?.type === 'story' ? story : {};
    const values = valuesFor(initialArgs, args);
    if ((api.getQueryParam(VALUES) ?? null) !== values)
      api.applyQueryParams({ [VALUES]: values }, { replace: true });
  };
  api.on(SET_CURRENT_STORY, write);
  api.on(STORY_ARGS_UPDATED, () => {
    waiting = undefined;
    write();
  });
});

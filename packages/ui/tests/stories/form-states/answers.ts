/** A service's answers when it refuses a visitor's data, and the ways in which a form gets an answer. */
import { fn } from 'storybook/test';

export const resolved = (result: object) => fn(async () => result as never);

export const REJECTED = {
  status: 'error',
  message: 'The service did not take it.',
  detail: 'Error 503: try again later.',
};
export const OFFLINE = {
  status: 'error',
  message: 'There is no connection. Check your network, then try again.',
};

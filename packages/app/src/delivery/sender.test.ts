import { beforeEach, expect, test, vi } from 'vitest';
import type { FormResult } from '@rapport/ui';
import { createSender } from './sender.ts';

const SUCCESS: FormResult = { status: 'success' };
const FAILURE: FormResult = { status: 'error', message: 'We couldn’t connect.' };
const values = { email: 'ada@example.com' };

const deliver =
  vi.fn<(kind: string, values: object, id: string, likelySpam?: boolean) => Promise<FormResult>>();
/** The ids that were sent. */
const ids = () => deliver.mock.calls.map(([, , id]) => id);

/** Returns the sender of a form that has been on the page for a while. */
function someSender(load = async () => ({ deliver })) {
  const sender = createSender('newsletter', load);
  vi.setSystemTime(Date.now() + 3000);
  return sender;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  deliver.mockReset().mockResolvedValue(SUCCESS);
  return () => vi.useRealTimers();
});

test('a form whose hidden field is filled in is sent with a mark, and answered truly', async () => {
  const sender = createSender('newsletter', async () => ({ deliver }));
  deliver.mockResolvedValueOnce(FAILURE);
  expect(await sender.send(values, 'https://ada.example')).toEqual(FAILURE);
  expect(await sender.send(values, 'https://ada.example')).toEqual(SUCCESS);
  expect(deliver.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['newsletter', values, ids()[0], true]),
  );
});

test('a form sent within three seconds asks for a second press, which sends it', async () => {
  const sender = createSender('newsletter', async () => ({ deliver }));
  vi.setSystemTime(Date.now() + 2999);
  expect(await sender.send(values, '')).toMatchObject({
    status: 'error',
    message: expect.stringContaining('press the button again'),
  });
  expect(deliver).not.toHaveBeenCalled();
  expect(await sender.send(values, '')).toEqual(SUCCESS);
  expect(deliver).toHaveBeenCalledExactlyOnceWith('newsletter', values, ids()[0], false);
});

test('each try of the same values has the same id', async () => {
  const sender = someSender();
  deliver.mockResolvedValueOnce(FAILURE).mockRejectedValueOnce(new Error('Broken'));
  expect(await sender.send(values, '')).toEqual(FAILURE);
  await expect(sender.send({ ...values }, '')).rejects.toThrow('Broken');
  expect(await sender.send(values, '')).toEqual(SUCCESS);
  expect(new Set(ids()).size).toBe(1);
  expect(ids()[0]).toMatch(/^[\da-f-]{36}$/);
});

test('other values, and the same after a success, have an id of their own', async () => {
  const sender = someSender();
  deliver.mockResolvedValueOnce(FAILURE);
  await sender.send(values, '');
  await sender.send({ email: 'bo@example.com' }, '');
  await sender.send({ email: 'bo@example.com' }, '');
  expect(new Set(ids()).size).toBe(3);
});

test('code that could not be downloaded is an error in plain words, and the next try works', async () => {
  const load = vi.fn<() => Promise<{ deliver: typeof deliver }>>();
  const sender = someSender(load);
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch https://…'))
    .mockResolvedValue({ deliver });
  expect(await sender.send(values, '')).toEqual({
    status: 'error',
    message: expect.stringMatching(/^Part of this page didn’t load\./),
  });
  expect(await sender.send(values, '')).toEqual(SUCCESS);
});

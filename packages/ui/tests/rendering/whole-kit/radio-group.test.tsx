/** Tests RadioGroup with real keys, and hydration after the visitor has made a choice. */
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { Radio, RadioGroup, type RadioGroupProps } from '../../../src/index.ts';
import { Copies } from '../Copies.tsx';
import { settled, withStory } from '../mount.tsx';
import type { PlainStory } from '../preview.tsx';
import { storyNamed } from '../stories.ts';

const story = (element: PlainStory['element']): PlainStory => ({
  title: 'RadioGroup',
  tags: [],
  element,
});

const choices = (
  <>
    <Radio value="basic" label="Basic" />
    <Radio value="professional" label="Professional" disabled />
    <Radio value="enterprise" label="Enterprise" />
    <Radio value="custom" label="Custom" />
  </>
);

function Kept({ onValueChange, ...rest }: RadioGroupProps) {
  const [value, setValue] = useState<string | null>(null);
  const change: typeof onValueChange = (next, details) => {
    setValue(next);
    onValueChange?.(next, details);
  };
  return <RadioGroup {...rest} value={value} onValueChange={change} />;
}

const spy = () => vi.fn<(value?: string) => void>();

const radioOf = (container: Element | undefined, value: string) =>
  container?.querySelector(`[value=${value}]`) as HTMLInputElement;

describe.each(['ltr', 'rtl'] as const)('%s', (dir) => {
  const [forward, back] =
    dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];

  test.each([
    ['the browser', RadioGroup],
    ['the parent', Kept],
  ])('an arrow key moves, chooses and notifies once: %s keeps the value', (_name, Group) => {
    const [onNativeChange, onChange, onValueChange] = [spy(), spy(), spy()];
    const group = () => (
      <Group
        legend="Plan"
        onChange={({ target }) => onChange(target.value)}
        onValueChange={(next) => onValueChange(next)}
      >
        {choices}
      </Group>
    );
    return withStory(story(group), { dir }, async (container) => {
      container.addEventListener('change', ({ target }) =>
        onNativeChange((target as HTMLInputElement).value),
      );
      await commands.pressTab();
      expect(document.activeElement).toBe(radioOf(container, 'basic'));
      const steps = [
        [' ', 'basic'],
        [forward, 'enterprise'],
        ['{ArrowDown}', 'custom'],
        [forward, 'basic'],
        [back, 'custom'],
        ['{ArrowUp}', 'enterprise'],
        [back, 'basic'],
      ] as const;
      for (const [key, value] of steps) {
        await userEvent.keyboard(key);
        await settled();
        expect(document.activeElement).toBe(radioOf(container, value));
        expect(radioOf(container, value).checked).toBe(true);
      }
      const values = steps.map(([, value]) => [value]);
      expect(onNativeChange.mock.calls).toEqual(values);
      expect(onChange.mock.calls).toEqual(values);
      expect(onValueChange.mock.calls).toEqual(values);
    });
  });
});

test('Enter submits the form, and keys that choose nothing are left to the browser', () => {
  const sent = spy();
  return withStory(
    story(() => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <RadioGroup legend="Plan">{choices}</RadioGroup>
        <button type="submit">Send</button>
      </form>
    )),
    {},
    async (container) => {
      const kept: string[] = [];
      const note = (event: KeyboardEvent) => event.defaultPrevented && kept.push(event.key);
      document.addEventListener('keydown', note);
      radioOf(container, 'enterprise').focus();
      await userEvent.keyboard('{Home}{End}{PageDown}{Enter}');
      document.removeEventListener('keydown', note);
      expect(document.activeElement).toBe(radioOf(container, 'enterprise'));
      expect(kept).toEqual([]);
      expect(sent).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a choice made before the script has loaded is kept', () => {
  async function hydrated(name: string, look: (copy: HTMLElement) => void | Promise<void>) {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await commands.serverRender(name);
    const [copy] = container.children as HTMLCollectionOf<HTMLElement>;
    radioOf(copy, 'enterprise').click();
    const root = hydrateRoot(container, <Copies story={storyNamed(name)} />);
    await settled();
    try {
      expect(radioOf(copy, 'enterprise').checked).toBe(true);
      await look(copy as HTMLElement);
    } finally {
      root.unmount();
      container.remove();
    }
  }

  test('if the browser keeps the value', () =>
    hydrated('RadioGroup InAForm', async (copy) => {
      const form = copy.querySelector('form') as HTMLFormElement;
      expect(new FormData(form).get('plan')).toBe('enterprise');
      form.reset();
      await settled();
      expect(new FormData(form).get('plan')).toBeNull();
    }));

  test('if the parent keeps it', () =>
    hydrated('RadioGroup Controlled', (copy) => {
      expect(copy.querySelector('output')?.textContent).toBe('enterprise');
    }));

  test('if react-hook-form keeps it and has another default', () =>
    hydrated('RadioGroup ReactHookForm', async (copy) => {
      copy.querySelector<HTMLButtonElement>('[type=submit]')?.click();
      await expect.poll(() => copy.querySelector('output')?.textContent).toBe('enterprise');
    }));
});

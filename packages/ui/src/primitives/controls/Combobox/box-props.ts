import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from '../../../lib/composing.ts';
import type { useCombobox } from './use-combobox.ts';

/** Returns the props of a Combobox's text box. `id` is the id of the list. */
export function boxProps(
  combobox: Omit<ReturnType<typeof useCombobox>, 'rest'>,
  id: string,
  onKeyDown: ComponentProps<'input'>['onKeyDown'],
) {
  const { query, open, active, matches, chosenIndex, setOpen, acceptText } = combobox;
  const listed = open && matches.length > 0;
  return {
    ref: combobox.box,
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listed,
    'aria-controls': listed ? id : undefined,
    'aria-activedescendant': listed && active >= 0 ? `${id}-${active}` : undefined,
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const text = target.value;
      combobox.setQuery(text);
      // Autofill may send only the `change` event.
      if (nativeEvent.type === 'change') return;
      const exact = combobox.search.named(text);
      const first = combobox.search.matches(text).findIndex((option) => option === exact);
      setOpen(true, 'input-change', nativeEvent, text ? Math.max(0, first) : -1);
    },
    onClick: ({ nativeEvent }) => setOpen(true, 'trigger-press', nativeEvent, chosenIndex),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key, altKey, nativeEvent } = event;
      onKeyDown?.(event);
      if (event.defaultPrevented || isComposing(nativeEvent)) return;
      const option = open ? matches[active] : undefined;
      const last = matches.length - 1;
      if (key === 'ArrowUp' && altKey) combobox.cancel('trigger-press', nativeEvent);
      else if (key === 'ArrowUp')
        setOpen(true, 'trigger-press', nativeEvent, active > 0 ? active - 1 : last);
      else if (key === 'ArrowDown') {
        const first = altKey ? -1 : Math.max(0, chosenIndex);
        const next = active === last ? 0 : active + 1;
        setOpen(true, 'trigger-press', nativeEvent, open ? next : first);
      } else if (key === 'Enter' && option) combobox.pick(option, nativeEvent);
      else if (key === 'Enter' && query === '') acceptText(nativeEvent);
      // Enter submits the form, but not the last choice in place of text that is no choice.
      else if (key !== 'Enter' || query === null) return;
      event.preventDefault();
    },
    onBlur(event: FocusEvent) {
      if (!acceptText(event.nativeEvent, 'focus-out')) combobox.show();
      // The form must see the select lose focus, not the text box, which has no name.
      event.stopPropagation();
      const { relatedTarget } = event;
      // A value that waits for its option would be read as empty.
      if (combobox.chosen || !combobox.choice.value)
        combobox.select.current?.dispatchEvent(
          new FocusEvent('focusout', { bubbles: true, relatedTarget }),
        );
    },
  } satisfies ComponentProps<'input'>;
}

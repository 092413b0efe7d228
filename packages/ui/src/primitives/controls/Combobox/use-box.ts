'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useCombobox, type UseComboboxProps } from 'downshift';
import {
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { isComposing } from '../../../lib/composing.ts';
import { focusedBeside } from '../../../lib/focused.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { named, search } from './search.ts';

// The text box is missing before the script runs, and the list while it is closed.
const UNCHECKED = { suppressRefError: true };
const is = useCombobox.stateChangeTypes;
const labelOf = (option: ComboboxOption | null | undefined) => option?.label ?? '';

/** What differs from downshift's own rules. */
const stateReducer: UseComboboxProps<ComboboxOption>['stateReducer'] = (state, action) => {
  const { type, changes, props } = action;
  // The first match is active.
  if (type === is.InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
  // Enter does nothing if nothing is found, a click moves the caret, Escape clears nothing.
  const isEnter = type === is.InputKeyDownEnter;
  const isKept = isEnter ? props.items.length === 0 : type === is.InputClick;
  if (state.isOpen ? isKept : type === is.InputKeyDownEscape) return state;
  if (changes.isOpen) return changes;
  // Once the list is closed, the text is the label of the choice.
  const isCleared = isEnter && state.highlightedIndex < 0 && !state.inputValue;
  const item = isCleared ? null : (type === is.InputBlur ? state : changes).selectedItem;
  return { ...changes, selectedItem: item ?? null, inputValue: labelOf(item) };
};

/** The choice, and what downshift makes of the text box and the list. `inside` is in the part. */
export function useBox(props: ComboboxProps, labelId: string, inside: RefObject<Element | null>) {
  const { options, value, defaultValue = '', onValueChange, ...others } = props;
  const { open, defaultOpen = false, onOpenChange, ...rest } = others;
  const [chosen, choose] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  const [wanted, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const isOpen = wanted && !rest.readOnly;
  /** What has been typed since the list opened. */
  const [query, setQuery] = useState('');
  // Drawing thousands would take long.
  const items = useMemo(() => search(options, query).slice(0, 300), [options, query]);
  const selectedItem = options.find((option) => option.value === chosen) ?? null;
  const state = { items, isOpen, selectedItem, labelId, stateReducer };
  const box = useCombobox({
    ...state,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onStateChange({ type, inputValue = '', isOpen: next, selectedItem: item }) {
      if (type === is.InputChange || next === false) setQuery(next === false ? '' : inputValue);
      if (next !== undefined && !rest.readOnly) setOpen(next);
      if (item !== undefined) choose(item?.value ?? '');
    },
  });
  /** Ends typing: chooses what the text names, or nothing if it is empty. */
  const take = (text: string) => {
    const next = text.trim() ? (named(options, text)?.value ?? chosen) : '';
    if (text !== labelOf(selectedItem) && next !== chosen) choose(next);
    box.setInputValue(labelOf(selectedItem));
  };
  const reset = () => {
    if (value === undefined) choose(defaultValue);
    box.setInputValue(labelOf(selectedItem));
  };
  // A dialog around an open list, which listens at the document, stays open.
  useEffect(() => {
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    const view = isOpen ? inside.current?.ownerDocument.defaultView : null;
    view?.addEventListener('keydown', keep, true);
    return () => view?.removeEventListener('keydown', keep, true);
  }, [inside, isOpen]);
  const listProps = box.getMenuProps({ ref: lift, onMouseDown: keepFocus }, UNCHECKED);
  return { box, items, listProps, take, reset, rest, chosen, choose };
}

export type Box = ReturnType<typeof useBox>;

/** Returns the props of the text box. */
export function inputProps({ box, items, take }: Box, own: ComponentProps<'input'>) {
  const isListed = box.isOpen && items.length > 0;
  const props: ComponentProps<'input'> = {
    'aria-labelledby': undefined,
    ...(!isListed && { 'aria-expanded': false, 'aria-controls': undefined }),
    ...(!isListed && { 'aria-activedescendant': undefined }),
    ...own,
    onChange(event) {
      own.onChange?.(event);
      // Autofill, which moves no focus.
      if (focusedBeside(event.target) === event.target) return;
      take(event.target.value);
      ignore(event);
    },
    onKeyDown(event) {
      own.onKeyDown?.(event);
      if (isComposing(event.nativeEvent)) ignore(event);
    },
    onBlur(event) {
      take(box.inputValue);
      own.onBlur?.(event);
    },
  };
  return box.getInputProps(props, UNCHECKED);
}

const ignore = ({ nativeEvent }: SyntheticEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Puts the list on top of dialogs and boxes that clip, where the stylesheet can place it. */
function lift(list: HTMLElement | null) {
  if (list?.togglePopover && 'anchorScope' in list.style) list.togglePopover(true);
}

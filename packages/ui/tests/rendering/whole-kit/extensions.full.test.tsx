/**
 * Tests pages that a browser extension or a translator has changed before hydration: React renders
 * them again, and the visitor's input and focus are kept.
 */
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { Copies } from '../Copies.tsx';
import { settled } from '../mount.tsx';
import { storyNamed } from '../stories.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const added = (tag: string) => {
  const element = document.createElement(tag);
  element.dataset['extension'] = '';
  return element;
};
const wrap = (node: ChildNode | null, tag: string) => {
  const around = added(tag);
  node?.replaceWith(around);
  if (node) around.append(node);
};
const controlsIn = (container: Element) => [
  ...container.querySelectorAll<Control>(
    'input:not([data-extension], [type=hidden], [role=combobox]), select, textarea',
  ),
];

/** Changes to a page, and whether React then renders the page again. */
const changes: [what: string, change: (container: HTMLElement) => void, anew: boolean][] = [
  ['nothing', () => {}, false],
  [
    'attributes of the controls',
    (container) => {
      for (const control of controlsIn(container)) {
        control.dataset['lpignore'] = 'true';
        control.style.background = 'ivory';
      }
    },
    false,
  ],
  [
    'an element before each control',
    (all) => controlsIn(all).forEach((one) => one.before(added('div'))),
    true,
  ],
  [
    'an element after each control',
    (all) => controlsIn(all).forEach((one) => one.after(added('div'))),
    true,
  ],
  ['another input before the first', (all) => controlsIn(all)[0]?.before(added('input')), true],
  ['another input after the last', (all) => controlsIn(all).at(-1)?.after(added('input')), true],
  [
    'a frame around each control',
    (all) => controlsIn(all).forEach((one) => wrap(one, 'span')),
    true,
  ],
  ['an element at the start', (all) => all.prepend(added('div')), true],
  ['an element at the end', (all) => all.append(added('div')), false],
  [
    'translated labels',
    (all) =>
      all.querySelectorAll('label, legend').forEach((label) => wrap(label.firstChild, 'font')),
    true,
  ],
];

const parts = [
  'Checkbox InForm',
  'Combobox InForm',
  'Combobox Controlled',
  'DateField InForm',
  'DateField Controlled',
  'NewPasswordField Default',
  'NumberField InForm',
  'NumberField Controlled',
  'PasswordField Default',
  'RadioGroup InAForm',
  'RadioGroup Default',
  'RadioGroup Controlled',
  'RadioGroup ReactHookForm',
  'SearchField Default',
  'SegmentedControl InForm',
  'SegmentedControl Controlled',
  'Select InForm',
  'Select Controlled',
  'Slider InForm',
  'Slider Controlled',
  'Switch InForm',
  'Switch Controlled',
  'TextArea InForm',
  'TextField Default',
  'ApplicationForm Default',
  'ContactForm Default',
  'SignUpForm Default',
];

/** Enters a new value into each control, as a visitor would. */
function enter(control: Control, index: number): void {
  if (control.matches(':disabled, [readonly]')) return;
  if ('options' in control) control.selectedIndex = control.options.length - 1;
  else if (/checkbox|radio/.test(control.type)) control.click();
  else if (control.type === 'date') control.value = '2026-11-30';
  else if (control.type === 'range') control.value = '1';
  else
    control.value = /numeric|decimal/.test(control.inputMode) ? `${index + 3}` : `Typed ${index}`;
}

const stateOf = (control: Control) =>
  /checkbox|radio/.test(control.type) ? (control as HTMLInputElement).checked : control.value;

const caretOf = (control: Control | undefined) =>
  control && 'selectionStart' in control
    ? [control.selectionStart, control.selectionEnd, control.selectionDirection]
    : [];

/** Focuses a control, selects a part of its text if it has some, and returns what is selected. */
function setCaret(control: Control | undefined) {
  control?.focus();
  if (control && 'selectionStart' in control && control.selectionStart !== null)
    control.setSelectionRange(1, 3, 'backward');
  return caretOf(control);
}

beforeEach(() => {
  // React reports the mismatch, and hydration without a warning is tested elsewhere.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A parent that keeps the value gets the input only if React renders again. */
const isTold = (part: string, anew: boolean) => anew || !part.endsWith(' Controlled');

test.each(
  parts.flatMap((part) =>
    changes.filter(([, , anew]) => isTold(part, anew)).map((change) => [part, ...change] as const),
  ),
)('%s: %s', async (name, _what, change, anew) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = await commands.serverRender(name);
  const copy = container.firstElementChild;
  change(container);
  const before = controlsIn(container);
  before.forEach(enter);
  const entered = before.map(stateOf);
  // Not a Combobox, whose text box takes the place of its list.
  const last = before.findLastIndex((one) => one.matches(':enabled:not(.rp-Combobox *)'));
  const caret = setCaret(before[last]);

  const root = hydrateRoot(container, <Copies story={storyNamed(name)} />, {
    onRecoverableError: () => {},
  });
  await settled();
  try {
    const after = controlsIn(container);
    expect(after.map(stateOf)).toEqual(entered);
    expect(copy?.isConnected).toBe(!anew);
    if (last < 0) return;
    expect(document.activeElement).toBe(after[last]);
    expect(caretOf(after[last])).toEqual(caret);
  } finally {
    root.unmount();
    container.remove();
  }
});

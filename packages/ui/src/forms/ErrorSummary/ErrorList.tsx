'use client';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';

/** What is wrong with one field of a form. */
export interface FieldProblem {
  /**
   * The `name` or the `id` of the control, or the `id` of its group. With an id the link works
   * before the script, too. @default none: the form as a whole is to blame, the message no link
   */
  name?: string;
  /** What is wrong and how to put it right, in the words that stand at the field. */
  message: string;
}

export interface ErrorListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In the order of the form. */
  errors: readonly FieldProblem[];
}

/** The errors of a form, each a link that moves the focus to its field. */
export function ErrorList({ errors, className, ...rest }: ErrorListProps) {
  return (
    <ul {...rest} className={clsx('rp-ErrorSummary-list', className)}>
      {errors.map(({ name, message }) => (
        <li key={`${name} ${message}`}>
          {name === undefined ? (
            message
          ) : (
            <a
              className="rp-ErrorSummary-link"
              href={`#${name}`}
              onClick={(event) => goToField(event, name)}
            >
              {message}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A link alone would scroll to the field, but leave the focus, and show the field without its label. */
function goToField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const control = findControl(event.currentTarget, name);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  withLabel(control).scrollIntoView({ block: 'nearest' });
}

/**
 * A name may be there in several forms: that of the list comes first, then one where it is wrong,
 * then one below the list.
 */
function findControl(link: HTMLElement, name: string): HTMLElement | null {
  const named = (form: HTMLFormElement) => {
    const found = form.elements.namedItem(name);
    return enter(found instanceof RadioNodeList ? [...found].find(isEnabled) : found);
  };
  const own = link.closest('form');
  const all = [...document.forms].map(named).filter((control) => control !== null);
  const isBelow = (control: HTMLElement) =>
    Boolean(link.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  return (
    (own && named(own)) ??
    all.find((control) => control.closest('[aria-invalid="true"]')) ??
    all.find(isBelow) ??
    all[0] ??
    enter(document.getElementById(name))
  );
}

const isEnabled = (control: Node) => (control as HTMLElement).matches(':enabled');

/** A group is entered by its first control that is not disabled. */
function enter(found: Node | null | undefined): HTMLElement | null {
  if (!(found instanceof HTMLElement)) return null;
  return found.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? found.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')
    : found;
}

/** What holds the control and its label; of a choice the question that it answers. */
function withLabel(control: HTMLElement): Element {
  const { type, labels } = control as HTMLInputElement;
  let area: HTMLElement =
    (/^(radio|checkbox)$/.test(type) && control.closest('fieldset')) || labels?.[0] || control;
  while (area.parentElement && !area.contains(control)) area = area.parentElement;
  return area;
}

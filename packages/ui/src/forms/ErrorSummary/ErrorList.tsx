'use client';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { distinct } from '../../lib/distinct.ts';
import { firstControlOf, focusField } from '../focus-field.ts';

/** An error in one field of a form. */
export interface FieldProblem {
  /**
   * The control's `name`, its `id`, or the `id` of its group. With an id, the link
   * also works before the script has loaded.
   * @default none: the error concerns the whole form, and its message is not a link
   */
  name?: string | undefined;
  /** What is wrong and how to fix it, in the same words as at the field. */
  message: string;
}

export interface ErrorListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The errors, in form order. */
  errors: readonly FieldProblem[];
}

/** A list of a form's errors, each a link that moves focus to its field. */
export function ErrorList({ errors, className, ...rest }: ErrorListProps) {
  const keys = distinct(errors.map(({ name, message }) => `${name} ${message}`));
  return (
    <ul {...rest} className={clsx('rp-ErrorSummary-list', className)}>
      {errors.map(({ name, message }, index) => (
        <li key={keys[index]}>
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

/** Moves focus to the field and shows its label, which a plain link would not do. */
function goToField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const control = findControl(event.currentTarget, name);
  if (!control) return;
  event.preventDefault();
  focusField(control);
}

/** Returns the control with this name, in the list's own form or the first form that has one. */
function findControl(link: HTMLElement, name: string): HTMLElement | null {
  const page = link.ownerDocument;
  const isNamed = (element: Element) =>
    element.matches(':enabled') && (element.getAttribute('name') === name || element.id === name);
  const own = link.closest('form');
  const controls = [...(own ? [own] : page.forms)].flatMap(({ elements }) => [...elements]);
  const found = controls.find(isNamed) ?? page.getElementById(name);
  // The name of a NumberField or Combobox is that of a hidden control beside it.
  const isHidden = found?.matches('[type=hidden], [hidden]');
  return firstControlOf(isHidden ? found?.closest('.rp-Field')?.querySelector('input') : found);
}

import { createElement, Fragment, type ReactNode } from 'react';

/**
 * The fields of a form with these names, in that order.
 *
 * @param own All of its fields.
 * @param names Which of them to show; all without.
 * @param isWanted Which of these.
 */
export const fieldsIn = <Name extends string>(
  own: Readonly<Record<Name, ReactNode>>,
  names: readonly Name[] = Object.keys(own) as Name[],
  isWanted: (name: Name) => boolean = () => true,
) => names.filter(isWanted).map((name) => createElement(Fragment, { key: name }, own[name]));

import type { FormResult } from '@rapport/ui';
import { useRef, useState, type ReactNode } from 'react';
import { Bait } from './Bait.tsx';
import type { DeliveryValues, Kind } from './kinds.ts';
import { createSender } from './sender.ts';

/** What a form of the kit needs for its delivery. */
export interface Delivery<Values extends object> {
  onSubmit: (values: Values) => Promise<FormResult<Values>>;
  onFirstInteraction?: () => void;
  /** A field against programs, to be put among the form’s own. */
  bait?: ReactNode;
}

type UseDelivery = <Of extends Kind>(
  kind: Of,
  otherwise: Delivery<DeliveryValues<Of>>['onSubmit'],
) => Delivery<DeliveryValues<Of>>;

const useSender: UseDelivery = (kind) => {
  const bait = useRef<HTMLInputElement>(null);
  const [{ send, warmUp }] = useState(() => createSender(kind));
  return {
    onSubmit: (values) => send(values, bait.current?.value ?? ''),
    onFirstInteraction: warmUp,
    bait: <Bait ref={bait} />,
  };
};

/**
 * Connects a form of the kit with what the build’s `VITE_FORM_DELIVERY` does with it:
 *
 *     const { bait, ...delivery } = useDelivery('newsletter', subscribeToNothing);
 *     <NewsletterForm {...delivery}>{bait}</NewsletterForm>
 *
 * `firestore` stores the values, once for each form that was filled in. Its code is downloaded when
 * the form is first used. The minimum time runs from when the component first renders, so call it
 * in one that appears with its form.
 *
 * @param otherwise What submitting does with `console`.
 */
// Not `formDelivery`: only a literal lets the bundler leave the code out of other builds.
export const useDelivery: UseDelivery =
  import.meta.env.VITE_FORM_DELIVERY === 'firestore'
    ? useSender
    : (_, otherwise) => ({ onSubmit: otherwise });

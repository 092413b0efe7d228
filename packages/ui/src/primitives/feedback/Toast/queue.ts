/** What a toast says. */
export interface ToastOptions {
  /** What has happened, in a few words. */
  title: string;
  /** One more sentence. */
  text?: string;
  /** What kind of message it is: sets colour and icon; `danger` is told at once. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The one thing to do about it. */
  action?: {
    label: string;
    /** How to do it elsewhere, for who hears the toast and cannot get to it in time. */
    altText: string;
    onPress: () => void;
  };
  /**
   * How long it stays, in ms. Hover, focus and another window in front stop the clock.
   * @default 6000; with an action or `danger`, until it is closed
   */
  duration?: number;
}

/** A toast on its way. */
export interface Toast extends ToastOptions {
  /** What `show` returned. */
  id: number;
}

export interface ToastState {
  /** Whether there has ever been one; before that, nothing is in the page. */
  used: boolean;
  /** What is shown, oldest first. */
  toasts: readonly Toast[];
}

/** Toasts of one place, oldest first. Made once, outside of any component. */
export interface ToastQueue {
  /** Shows one and returns its id. */
  show: (toast: ToastOptions) => number;
  /** Takes it away. */
  close: (id: number) => void;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** What there is now; the same object until it changes. */
  read: () => ToastState;
}

export const noToasts: ToastState = { used: false, toasts: [] };

/** Makes the queue that a Toaster shows and that any code may add to. */
export function createToastQueue(): ToastQueue {
  let state = noToasts;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (toasts: readonly Toast[]) => {
    state = { used: true, toasts };
    for (const listener of listeners) listener();
  };

  return {
    show: (toast) => {
      lastId += 1;
      change([...state.toasts, { ...toast, id: lastId }]);
      return lastId;
    },
    close: (id) => change(state.toasts.filter((toast) => toast.id !== id)),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read: () => state,
  };
}

/** The content of a toast. */
export interface ToastOptions {
  /** What happened, in a few words. */
  title: string;
  /** One more sentence. */
  text?: string | undefined;
  /**
   * Kind of message; sets the color and icon. `danger` is announced immediately. @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** The only action that the toast offers. */
  action?:
    | {
        /** Label of its button. */
        label: string;
        /** Another way to do the same, for screen reader users who cannot reach the toast in time. */
        altText: string;
        /** Called when the button is pressed. */
        onClick: () => void;
      }
    | undefined;
  /**
   * How long the toast stays, in ms. Hover, focus and another window in front stop the timer.
   * @default 6000; with an action or `danger`, until it is closed
   */
  duration?: number | undefined;
}

/** A toast in the queue. */
export interface Toast extends ToastOptions {
  /** The id that `show` returned. */
  id: number;
}

export interface ToastState {
  /** Whether a toast has ever been shown. Before the first toast, the page contains nothing. */
  used: boolean;
  /** The visible toasts, oldest first. */
  toasts: readonly Toast[];
}

/** The toasts of one Toaster, oldest first. Create the queue once, outside any component. */
export interface ToastQueue {
  /** Shows a toast and returns its id. */
  show: (toast: ToastOptions) => number;
  /** Removes the toast. */
  close: (id: number) => void;
  /** Calls `changed` after each change, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** Returns the current state; the same object until the state changes. */
  read: () => ToastState;
}

export const noToasts: ToastState = { used: false, toasts: [] };

/** Creates the queue that a Toaster shows and that any code can add to. */
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

type Listener = (property: string, written: unknown) => void;

const listenersOf = new WeakMap<Element, Set<Listener>>();

/** The members with which a script can change a control's value. None of them fires an event. */
const WRITERS = [
  'value',
  'valueAsNumber',
  'checked',
  'files',
  'selectedIndex',
  'defaultValue',
  'setRangeText',
  'stepUp',
  'stepDown',
];

/**
 * Calls the listener when a script sets a control's value: a form library, or a caller with its
 * `ref`. Keeps React's own property on an input, by which React tells new values from old.
 *
 * @param signal Stops listening.
 */
export function onWrite(control: Element, listener: Listener, signal: AbortSignal): void {
  let listeners = listenersOf.get(control);
  if (!listeners) {
    listeners = new Set();
    listenersOf.set(control, listeners);
    interceptWrites(control, listeners);
  }
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

function interceptWrites(control: Element, listeners: Set<Listener>): void {
  const prototype = Object.getPrototypeOf(control) as object;
  // jsdom before 27, as in Jest 30, allows no accessors on a select itself.
  const isSelect = control.localName === 'select';
  const target = isSelect ? (Object.create(prototype) as object) : control;
  for (const name of WRITERS) {
    const original = descriptorOf(control, name);
    const writer = original?.set ? 'set' : 'value';
    const write = original?.[writer] as ((...args: unknown[]) => void) | undefined;
    if (write)
      Object.defineProperty(target, name, {
        ...original,
        [writer](this: unknown, ...args: unknown[]) {
          write.apply(this, args);
          for (const listener of listeners) listener(name, args[0]);
        },
      });
  }
  if (isSelect) Object.setPrototypeOf(control, target);
}

/** Returns the nearest property with this name, own or inherited. */
function descriptorOf(object: object | null, name: string): PropertyDescriptor | undefined {
  return object
    ? (Object.getOwnPropertyDescriptor(object, name) ??
        descriptorOf(Object.getPrototypeOf(object) as object | null, name))
    : undefined;
}

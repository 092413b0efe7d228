type Listener = (property: string, written: unknown) => void;

const listenersOf = new WeakMap<Element, Set<Listener>>();

/** With what a script can change the value of a control, which fires no event. */
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
 * Listens to scripts that set the value of a control: a form library, or a caller with its `ref`.
 * React's own property of an input, with which it tells new values from old ones, stays in use.
 *
 * @param signal Ends it.
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
  // jsdom before 27, which Jest 30 brings, cannot set an accessor of a select itself.
  const isSelect = control.localName === 'select';
  const target = isSelect ? (Object.create(prototype) as object) : control;
  for (const name of WRITERS) {
    const before = descriptorOf(control, name);
    const writer = before?.set ? 'set' : 'value';
    const write = before?.[writer] as ((...given: unknown[]) => void) | undefined;
    if (write)
      Object.defineProperty(target, name, {
        ...before,
        [writer](this: unknown, ...given: unknown[]) {
          write.apply(this, given);
          for (const listener of listeners) listener(name, given[0]);
        },
      });
  }
  if (isSelect) Object.setPrototypeOf(control, target);
}

/** The nearest property with this name, the object's own or inherited. */
function descriptorOf(object: object | null, name: string): PropertyDescriptor | undefined {
  return object
    ? (Object.getOwnPropertyDescriptor(object, name) ??
        descriptorOf(Object.getPrototypeOf(object) as object | null, name))
    : undefined;
}

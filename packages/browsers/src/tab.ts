/** One page of a browser, with the actions that a visitor needs and every client supports. */
export interface Tab {
  /** Loads a URL and waits for its `load` event. */
  goto(url: string): Promise<void>;
  /** Calls the function in the page and returns its result. Both must be plain data. */
  evaluate<Argument, Result>(
    call: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Runs a script in the page. The page's Content-Security-Policy does not apply to it. */
  run(script: string): Promise<void>;
  /** Clicks a point of the viewport with the mouse. */
  click(x: number, y: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Keys by their names in `KeyboardEvent.key`, and the space bar. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** A running browser. */
export interface Engine {
  /** Opens a tab that shares no cookie, storage or cache with another. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

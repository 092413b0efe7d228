/** One page of a browser: what a visitor needs and every client can do. */
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
  /** Presses a key, with Shift if asked. */
  press(key: Key, shift?: boolean): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keys by their names in `KeyboardEvent.key`, and the space bar. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Space'
  | 'Tab';

/** A running browser. */
export interface Engine {
  /** Opens a tab that shares no cookie, storage or cache with another. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What a browser is started with. */
export interface LaunchOptions {
  /** The color scheme that pages see. */
  colorScheme: 'light' | 'dark';
}

/**
 * A step of a test. Await it, or chain the next step, which waits for this one.
 *
 * `await signUpForm(root).fill(values).submit()`
 */
export type Step<Driver> = Promise<void> & Driver;

/** The methods of a driver. Each does its own part and does not call the others. */
type Actions<Driver> = {
  [Name in keyof Driver]: Driver[Name] extends (...given: infer Given) => Promise<infer Answer>
    ? (...given: Given) => Promise<Answer>
    : never;
};

/** Adds the driver's methods to each result, so that calls can be chained once `before` is done. */
export function inSteps<Driver extends object>(
  actions: Actions<Driver>,
  before: Promise<unknown> = Promise.resolve(),
): Driver {
  const methods = Object.entries<(...given: never[]) => Promise<unknown>>(actions).map(
    ([name, act]) => [
      name,
      (...given: never[]) => {
        const done = before.then(() => act(...given));
        return Object.assign(done, inSteps(actions, done));
      },
    ],
  );
  return Object.fromEntries(methods) as Driver;
}

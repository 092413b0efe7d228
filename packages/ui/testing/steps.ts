/**
 * A step of a test: await it, or go on with the next one, which waits for it.
 *
 * `await signUpForm(root).fill(values).submit()`
 */
export type Step<Driver> = Promise<void> & Driver;

/** The methods of a driver, each of which does its part and knows nothing of the others. */
type Actions<Driver> = {
  [Name in keyof Driver]: Driver[Name] extends (...given: infer Given) => Promise<infer Answer>
    ? (...given: Given) => Promise<Answer>
    : never;
};

/** Makes what each method returns go on with the methods again, once `before` is done. */
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

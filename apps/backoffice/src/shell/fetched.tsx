import { type ComponentType, useEffect, useState } from 'react';

/**
 * A screen whose code is fetched when it is first opened, and which stands at once from then on. Not `lazy`: React keeps what
 * replaces a fallback back for a third of a second, on every screen that is opened for the first time. Code that does not come
 * fails the screen, and browsers fetch it again only after a reload: see `ScreenBoundary`.
 */
export function fetched<Name extends string, Props extends object = object>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let code: ComponentType<Props> | undefined;

  return function FetchedScreen(props: Props) {
    const [Screen, setScreen] = useState(() => code);
    const [failure, setFailure] = useState<Error>();
    const isMissing = Screen === undefined;

    useEffect(() => {
      if (!isMissing) return;
      fetch().then(
        (module) => {
          code = module[name];
          setScreen(() => code);
        },
        (cause: unknown) => setFailure(new Error(`The code of ${name} did not come.`, { cause })),
      );
    }, [isMissing]);

    if (failure) throw failure;
    return Screen ? <Screen {...props} /> : null;
  };
}

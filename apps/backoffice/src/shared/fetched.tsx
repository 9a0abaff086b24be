import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { CodeFailure } from './CodeFailure';

/** A lazily loaded screen. */
export type FetchedScreen<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code ahead of time, so that the screen renders immediately. */
  fetchCode: () => Promise<unknown>;
};

/**
 * Creates a screen whose code is loaded when it is first opened, or ahead, and which then renders immediately. Not `lazy`: React delays the replacement of a
 * Suspense fallback by a third of a second, on the first opening of every screen. If the code cannot be loaded, a `CodeFailure` is shown, which retries.
 */
export function fetched<Name extends string, Props extends object = object>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): FetchedScreen<Props> {
  let code: ComponentType<Props> | undefined;

  async function fetchCode() {
    code ??= (await fetch())[name];
    return code;
  }

  function Fetched(props: Props) {
    const [Screen, setScreen] = useState(() => code);
    const [hasFailed, setHasFailed] = useState(false);
    const isMissing = Screen === undefined;

    const load = useCallback(async () => {
      const loaded = await fetchCode();
      setScreen(() => loaded);
    }, []);

    useEffect(() => {
      if (!isMissing) return;
      fetchCode().then(
        (loaded) => setScreen(() => loaded),
        () => setHasFailed(true),
      );
    }, [isMissing]);

    if (Screen) return <Screen {...props} />;
    return hasFailed ? <CodeFailure load={load} /> : null;
  }

  return Object.assign(Fetched, { fetchCode });
}

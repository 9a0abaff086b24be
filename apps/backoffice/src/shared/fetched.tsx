import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { CodeFailure } from './CodeFailure';

/** A screen whose code is fetched when it is needed. */
export type FetchedScreen<Props extends object = object> = ComponentType<Props> & {
  /** Fetches the code ahead of time; once it is there the screen stands at once. */
  fetchCode: () => Promise<unknown>;
};

/**
 * A screen whose code is fetched when it is first opened, or ahead, and which stands at once from then on. Not `lazy`: React keeps
 * what replaces a fallback back for a third of a second, on every screen that is opened for the first time. In place of code that
 * does not come stands a `CodeFailure`, which tries again.
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

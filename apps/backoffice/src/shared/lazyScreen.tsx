import { useCodeRetries } from '@motorpark/api';
import { FailureState } from '@motorpark/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code ahead of time, so that the screen renders immediately. */
  fetchCode: () => Promise<unknown>;
  /** The path to which a former address leads. */
  leadsTo?: string;
};

type Part = (props: never) => ReactNode;
type PropsOf<Screen extends Part> = Screen extends () => ReactNode
  ? object
  : Screen extends (props: infer Props extends object) => ReactNode
    ? Props
    : never;

/**
 * Creates a screen whose code is loaded when it is first opened, or ahead, and which then renders immediately. If the code cannot be loaded, a `CodeFailure` is
 * shown, which retries. Not `lazy`, which keeps a failed load for good. `waiting` is shown while it is loading.
 */
export function lazyScreen<Name extends string, Code extends Readonly<Record<Name, Part>>>(
  name: Name,
  fetch: () => Promise<Code>,
  waiting?: ReactNode,
): LazyScreen<PropsOf<Code[Name]>>;
export function lazyScreen<Name extends string, Props extends object>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
  waiting?: ReactNode,
): LazyScreen<Props> {
  let code: ComponentType<Props> | undefined;

  async function fetchCode() {
    code ??= (await fetch())[name];
    return code;
  }

  function Lazy(props: Props) {
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
    return hasFailed ? <CodeFailure load={load} /> : waiting;
  }

  return Object.assign(Lazy, { fetchCode });
}

/** Returns what is at a former address of the app: it leads to another path, with this query unless the link has its own, and shows nothing itself. */
export const formerAddress = (leadsTo: string, query: string): LazyScreen =>
  Object.assign(() => <Navigate to={`${leadsTo}?${useLocation().search.slice(1)}&${query}`} replace />, {
    fetchCode: () => Promise.resolve(),
    leadsTo,
  });

interface CodeFailureProps {
  /** Loads the code again and shows the screen; rejects if it cannot be loaded. */
  load: () => Promise<void>;
}

/** Shown in place of a screen whose code could not be loaded: over a poor connection, or because a new version has replaced it on the server. */
function CodeFailure({ load }: CodeFailureProps) {
  const { isRetrying, tryAgain } = useCodeRetries(load);
  return (
    <FailureState
      message="This page could not be loaded. Please check the connection and try again."
      isRetrying={isRetrying}
      onRetry={tryAgain}
    />
  );
}

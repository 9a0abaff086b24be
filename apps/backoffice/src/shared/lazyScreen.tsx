import { checkConnection, readTab, storeInTab, whenConnectionIsBack } from '@motorpark/api';
import { FailureState } from '@motorpark/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * Shown in place of a screen whose code could not be loaded: over a poor connection, or because a new version has replaced it on the server. It retries with
 * growing delays, and immediately when the connection is back.
 */
function CodeFailure({ load }: CodeFailureProps) {
  const [isRetrying, setRetrying] = useState(false);
  const [failedRetries, setFailedRetries] = useState(0);
  const isUnderWay = useRef(false);

  const tryAgain = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRetrying(true);
    try {
      await load();
    } catch {
      await reloadIfServerAnswers();
      setFailedRetries((before) => before + 1);
    }
    isUnderWay.current = false;
    setRetrying(false);
  }, [load]);

  useEffect(checkConnection, []);

  useEffect(() => {
    const retry = () => void tryAgain();
    const timer = setTimeout(retry, DELAYS_MS[failedRetries] ?? LONGEST_DELAY_MS);
    window.addEventListener('online', retry);
    const forget = whenConnectionIsBack(retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      forget();
    };
  }, [failedRetries, tryAgain]);

  return (
    <FailureState
      message="This page could not be loaded. Please check the connection and try again."
      isRetrying={isRetrying}
      onRetry={() => void tryAgain()}
    />
  );
}

const DELAYS_MS = [2_000, 4_000, 8_000, 15_000];
const LONGEST_DELAY_MS = 30_000;

const RELOADED = 'reloadedForCode';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page if the server responds but the code is missing: a new version has replaced it, or the browser caches the failure. The reload loads the new
 * code; screens store their own drafts. At most once a minute.
 */
async function reloadIfServerAnswers(): Promise<void> {
  const last = readTab(RELOADED);
  const at = typeof last === 'object' && last !== null && 'at' in last ? Number(last.at) : 0;
  if (Date.now() - at < RELOAD_AGAIN_AFTER_MS) return;
  try {
    const { ok } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
  } catch {
    return;
  }
  storeInTab(RELOADED, { at: Date.now() });
  location.reload();
}

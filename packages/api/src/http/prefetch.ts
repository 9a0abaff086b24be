import { isNetworkIdle, whenNetworkIdle } from './networkIdle';

type Pieces = readonly (() => Promise<unknown>)[];

/**
 * Loads code before it is needed, so that screens also open without a connection. If the user has asked the browser to save data, only the first piece is
 * loaded. Returns a function that stops it. A piece that fails is loaded again when it is shown.
 */
export const prefetch = (pieces: Pieces): (() => void) =>
  runWhileIdle(savesData() ? pieces.slice(0, 1) : pieces);

/** Runs one piece after another, each while the browser and the connection are idle. Returns a function that stops it. */
export function runWhileIdle(pieces: Pieces): () => void {
  let isOver = false;

  async function doNext([next, ...others]: Pieces) {
    if (!next) return;
    await whenAllIdle();
    if (isOver) return;
    await next().catch(() => undefined);
    await doNext(others);
  }

  void doNext(pieces);
  return () => {
    isOver = true;
  };
}

/** A response is often followed by the next call: the connection is idle only if there is still none after a while. */
async function whenAllIdle() {
  do {
    await whenIdle();
    await whenNetworkIdle();
    await whenIdle();
  } while (!isNetworkIdle());
}

/** Safari has no idle callback; a short delay stands in. */
const whenIdle = () =>
  new Promise<unknown>((go) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 5_000 });
    else setTimeout(go, 500);
  });

/** Whether the user has asked the browser to save data; only some browsers tell. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

import { isQuiet, whenQuiet } from '@motorpark/api';

type Pieces = readonly (() => Promise<unknown>)[];

/**
 * Fetches code that is not needed yet, so that screens open without a connection too. Where people have asked the browser to save data only
 * the first piece is fetched. Returns what ends it. What fails is fetched again when it is shown.
 */
export const fetchAhead = (pieces: Pieces): (() => void) =>
  whileNobodyWaits(savesData() ? pieces.slice(0, 1) : pieces);

/** Does one piece after another, each while neither the browser nor the connection has anything better to do. Returns what ends it. */
export function whileNobodyWaits(pieces: Pieces): () => void {
  let isOver = false;

  async function doNext([next, ...others]: Pieces) {
    if (!next) return;
    await whenNobodyWaits();
    if (isOver) return;
    await next().catch(() => undefined);
    await doNext(others);
  }

  void doNext(pieces);
  return () => {
    isOver = true;
  };
}

/** An answer from the server is often followed by the next question: it is quiet when nobody asks after a while, either. */
async function whenNobodyWaits() {
  do {
    await whenIdle();
    await whenQuiet();
    await whenIdle();
  } while (!isQuiet());
}

/** Safari has no idle callback; there a moment's pause has to do. */
const whenIdle = () =>
  new Promise<unknown>((go) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 5_000 });
    else setTimeout(go, 500);
  });

/** Whether the person has asked the browser to save data; only some browsers tell. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

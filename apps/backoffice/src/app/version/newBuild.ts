import { whenConnectionIsBack } from '@motorpark/api';

/** A tab that stays open asks for a new version so often, in ms. */
const EVERY_MS = 15 * 60_000;

/**
 * Has the app's files kept on this machine where the browser can, and calls the listener once this tab shows another build than the one that is
 * opened from now on. Returns what ends it.
 */
export function watchForNewBuild(onNew: () => void): () => void {
  const script = document.documentElement.dataset['worker'];
  const entry = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src;
  // While developing the app comes from the developer's server.
  if (script === undefined || entry === undefined) return () => undefined;
  // Browsers have service workers over HTTPS, and on the server's own machine.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

  const look = async () => {
    if (await isOldBuild(entry)) onNew();
  };
  const lookQuietly = () => void look().catch(() => undefined);

  async function keep() {
    const registration = await workers?.register(script ?? '');
    if (!workers || !registration) return lookQuietly();
    await registration.update();
    const { active } = await workers.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origins
    active?.postMessage(entry);
  }
  const keepQuietly = () => void keep().catch(() => undefined);

  keepQuietly();
  workers?.addEventListener('controllerchange', lookQuietly);
  const timer = setInterval(keepQuietly, EVERY_MS);
  const isBack = whenConnectionIsBack(keepQuietly);
  return () => {
    workers?.removeEventListener('controllerchange', lookQuietly);
    clearInterval(timer);
    isBack();
  };
}

/** Whether a page opened from now on would load another script. A hotspot's page is not ours. */
async function isOldBuild(entry: string): Promise<boolean> {
  const answer = await fetch(new URL('./', document.baseURI));
  const page = await answer.text();
  return (
    answer.ok &&
    page.includes('data-worker=') &&
    !page.includes(new URL(entry).pathname.split('/').at(-1) ?? '')
  );
}

/** Whether loading the page anew loses something: whatever would have the browser ask before it is left. */
export const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

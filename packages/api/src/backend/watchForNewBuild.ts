import { whenConnectionIsBack } from './useConnection';

/** Milliseconds between two checks for a new build in an open tab. */
const CHECK_MS = 15 * 60_000;

/**
 * Installs the app's service worker if the browser has one, and calls the listener once a newer build than this tab's is available. Returns a function that
 * stops it.
 */
export function watchForNewBuild(onNew: () => void): () => void {
  const script = document.documentElement.dataset['worker'];
  const entry = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src;
  // The development server has no worker.
  if (script === undefined || entry === undefined) return () => undefined;
  // Browsers offer service workers over HTTPS and on localhost.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

  const checkBuild = async () => {
    if (await isOldBuild(entry)) onNew();
  };
  const checkQuietly = () => void checkBuild().catch(() => undefined);

  async function updateWorker() {
    const registration = await workers?.register(script ?? '');
    if (!workers || !registration) return checkQuietly();
    await registration.update();
    const { active } = await workers.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origins
    active?.postMessage(entry);
  }
  const updateQuietly = () => void updateWorker().catch(() => undefined);

  updateQuietly();
  workers?.addEventListener('controllerchange', checkQuietly);
  const timer = setInterval(updateQuietly, CHECK_MS);
  const isBack = whenConnectionIsBack(updateQuietly);
  return () => {
    workers?.removeEventListener('controllerchange', checkQuietly);
    clearInterval(timer);
    isBack();
  };
}

/** Whether a newly opened page would load another script. A hotspot's login page does not count. */
async function isOldBuild(entry: string): Promise<boolean> {
  const answer = await fetch(new URL('./', document.baseURI));
  const page = await answer.text();
  return (
    answer.ok &&
    page.includes('data-worker=') &&
    !page.includes(new URL(entry).pathname.split('/').at(-1) ?? '')
  );
}

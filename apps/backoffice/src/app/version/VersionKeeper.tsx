import { whenConnectionIsBack } from '@motorpark/api';
import { VersionBar } from '@motorpark/ui';
import { useEffect, useState } from 'react';

const messages = {
  later: 'It is taken the next time the app is opened.',
  held: 'First save or leave what you have typed here: it would be lost.',
};

/** Installs the app on this machine, and shows a bar if a newer build exists than this tab shows (docs/decisions/service-worker.md). */
export function VersionKeeper() {
  const [isOld, setOld] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => watchForNewBuild(() => setOld(true)), []);
  if (!isOld) return null;

  function use() {
    if (hasUnsavedWork()) setBlocked(true);
    else location.reload();
  }

  return <VersionBar text={isBlocked ? messages.held : messages.later} isBlocked={isBlocked} onUse={use} />;
}

/** Milliseconds between two checks for a new build in an open tab. */
const CHECK_MS = 15 * 60_000;

/**
 * Installs the app's service worker if the browser has one, and calls the listener once a newer build than this tab's is available. Returns a function that
 * stops it.
 */
function watchForNewBuild(onNew: () => void): () => void {
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

/** Whether a reload would lose anything: the same check that makes the browser ask before the page is left. */
const hasUnsavedWork = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

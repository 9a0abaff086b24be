import { VersionBar } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages';
import { hasUnsavedWork, watchForNewBuild } from './newBuild';

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

import { VersionBar } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages';
import { isHeld, watchForNewBuild } from './newBuild';

/** Installs the app on this machine, and shows a bar if a newer build exists than this tab shows (docs/decisions/service-worker.md). */
export function VersionKeeper() {
  const [isOld, setOld] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => watchForNewBuild(() => setOld(true)), []);
  if (!isOld) return null;

  function use() {
    if (isHeld()) setInTheWay(true);
    else location.reload();
  }

  return <VersionBar text={isInTheWay ? messages.held : messages.later} isHeld={isInTheWay} onUse={use} />;
}

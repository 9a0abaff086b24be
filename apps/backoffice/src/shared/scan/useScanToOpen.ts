import { failureMessage, getTicket, getWaybill, isApiFailure } from '@motorpark/api';
import type { ScanKind } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { useEffect } from 'react';
import { href, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { type Scanned, listenForScans } from './listenForScans';
import { messages } from './messages';

/** How each kind is looked up by its number, and where it is shown. */
const KINDS: Record<
  ScanKind,
  { find: (number: string) => Promise<unknown>; path: (number: string) => string }
> = {
  ticket: { find: getTicket, path: ticketOverviewPath },
  waybill: { find: getWaybill, path: waybillOverviewPath },
};

/**
 * On every screen below, a scanned ticket or waybill opens. A number that cannot be read or that nobody knows is said, and one stays
 * where one is; unsaved work asks before it is left.
 */
export function useScanToOpen(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let latest: Scanned | undefined;

    async function open(scanned: Scanned) {
      latest = scanned;
      const { kind, number, text } = scanned;
      if (number === undefined) return say(messages.unreadable(text));
      try {
        await KINDS[kind].find(number);
        if (latest === scanned) follow(href(KINDS[kind].path(number)));
      } catch (failure) {
        if (latest !== scanned) return;
        const isUnknown = isApiFailure(failure) && 'status' in failure && failure.status === 404;
        const message = isUnknown ? messages.unknown[kind](number) : failureMessage(failure);
        if (message !== undefined) say(message);
      }
    }

    const stop = listenForScans((scanned) => void open(scanned));
    return () => {
      latest = undefined;
      stop();
    };
  }, [isOn]);
}

/** One message at a time: the last scan's. */
const say = (message: string) => toast.error(message, { toastId: message });

/** Through a link, as a person would: whatever guards unsaved work sees it. */
function follow(target: string): void {
  const link = document.createElement('a');
  link.href = target;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

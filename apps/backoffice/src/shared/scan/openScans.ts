import { failureMessage, getTicket, getWaybill, isApiFailure, readSession } from '@motorpark/api';
import { type ScanKind, isBoundToTerminal } from '@motorpark/domain';
import { type Scanned, goTo, listenForScans, scanHandler, toast } from '@motorpark/ui';
import { type Area, areaOf, href, ticketOverviewPath, waybillOverviewPath } from '../../paths';

/**
 * Opens each scanned ticket or waybill, unless the screen handles scans itself (`useScanHandler`). `onScan` is called first. A number that is unreadable or unknown
 * shows a message, and the screen stays; unsaved work asks before it is left. Returns a function that stops it.
 */
export function openScans(onScan: () => void): () => void {
  let latest: Scanned | undefined;

  async function open(scanned: Scanned) {
    latest = scanned;
    onScan();
    const take = scanHandler();
    if (take) return take(scanned.code ?? scanned.number ?? scanned.text);
    const { target, message } = await lookUp(scanned);
    if (latest !== scanned) return;
    if (target !== undefined) goTo(target);
    if (message !== undefined) toast.error(message, { toastId: message });
  }

  const stop = listenForScans((scanned) => void open(scanned));
  return () => {
    latest = undefined;
    stop();
  };
}

/** What a scan that opens nothing says, each in one line: a longer one is a dialog that somebody with a scanner in the hand must close. */
const messages = {
  foreign: (text: string) => `${text} is not ours. Scan a ticket or waybill.`,
  unreadable: (text: string, kind: ScanKind) =>
    /[^\w…-]/.test(text)
      ? `${text}: set the scanner to this computer’s keyboard.`
      : `${text} is incomplete. Scan the ${kind} again.`,
  unknown: {
    ticket: (number) => `There is no ticket ${number} at your terminal.`,
    waybill: (number) => `There is no waybill ${number} at your terminal.`,
  } satisfies Record<ScanKind, (number: string) => string>,
  unknownAnywhere: {
    ticket: (number) => `There is no ticket ${number}.`,
    waybill: (number) => `There is no waybill ${number}.`,
  } satisfies Record<ScanKind, (number: string) => string>,
};

const KINDS: Record<
  ScanKind,
  { find: (number: string) => Promise<unknown>; path: (number: string, area: Area) => string }
> = {
  ticket: { find: getTicket, path: ticketOverviewPath },
  waybill: { find: getWaybill, path: waybillOverviewPath },
};

/** Returns the address that shows the scanned record, or a message; neither if nothing needs to be shown. */
async function lookUp({
  kind,
  number,
  text,
}: Scanned): Promise<{ target?: string; message?: string | undefined }> {
  const role = readSession()?.role;
  const isOffice = role !== undefined && !isBoundToTerminal(role);
  // Codes of others may have thousands of characters.
  const shown = text.replace(/^(.{17}).+/s, '$1…');
  if (kind === undefined) return { message: messages.foreign(shown) };
  if (number === undefined) return { message: messages.unreadable(shown, kind) };
  try {
    await KINDS[kind].find(number);
    return { target: href(KINDS[kind].path(number, areaOf(role))) };
  } catch (failure) {
    const isUnknown = isApiFailure(failure) && 'status' in failure && failure.status === 404;
    return {
      message: isUnknown
        ? (isOffice ? messages.unknownAnywhere : messages.unknown)[kind](number)
        : failureMessage(failure),
    };
  }
}

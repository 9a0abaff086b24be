import {
  type AwaitedSale,
  isNotFound,
  refreshBackend,
  useAllotments,
  useAwaitedTransfers,
  useClockAhead,
  useCompany,
  useOpenTill,
  useOutboxOwner,
  useRetries,
  useSession,
  useStoredCopies,
  useTabOwner,
  useTerminalChoices,
  useTransfer,
  useTripsFrom,
  watchForNewBuild,
  useFirstTripDay,
} from '@motorpark/api';
import { type ProviderMethod, formatDateTime, formatNaira, clockDifference } from '@motorpark/domain';
import { ClockBar, TillBadge, toast, useShortcut, VersionBar, goTo } from '@motorpark/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OutboxTask } from '../shared/outbox/OutboxTask';
import { href, paths } from '../paths';
import { ExpiredSalesBar } from '../screens/payment/ExpiredSales';

/** Background work of the frame on every screen, loaded after the first list; its bars are shown below the header. */
export function BackgroundTasks() {
  const session = useSession();
  const isStaff = session?.role === 'admin';
  const owner = useOutboxOwner();
  useRetries();
  useStoredCopies();
  useTabOwner(isStaff ? session.personId : undefined);
  return (
    <>
      <CompanyTask />
      {owner !== undefined && <CachedChoices />}
      {owner !== undefined && <OutboxTask owner={owner} />}
      {isStaff && <AllotmentTask />}
      <TransferTasks />
      {isStaff && <ExpiredSalesBar />}
      <ClockTask />
      <VersionTask />
    </>
  );
}

/** A smaller difference changes nothing that is sold or printed. */
const ALLOWED_MS = 2 * 60_000;

/** A bar in the frame that says that this machine's clock is wrong (docs/app.md). */
function ClockTask() {
  const ahead = useClockAhead();
  return Math.abs(ahead) > ALLOWED_MS ? <ClockBar difference={clockDifference(ahead)} /> : null;
}

const A_MINUTE = 60_000;

/**
 * Keeps the company loaded while the frame is mounted, so that its rules reach an open app within a minute, and printing a receipt needs no call (docs/company.md).
 * Some of its rules are part of the server's abilities, which are then fetched again.
 */
function CompanyTask() {
  const version = useCompany({ refreshInterval: A_MINUTE }).loaded?.version;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && version !== seen.current) refreshBackend();
    seen.current = version;
  }, [version]);
  return null;
}

/** Caches the choices of the waybill form, so that it works offline even if it was never opened. */
function CachedChoices() {
  useTerminalChoices();
  return null;
}

const REFRESH_TRIPS_MS = 5 * 60_000;

const AllotmentTask = () => (useAllotments() ? <CachedTrips /> : null);

/** Keeps the trips cached for an outage, even if nobody has opened the booking form. */
function CachedTrips() {
  const day = useFirstTripDay();
  useTripsFrom(day, { refreshInterval: REFRESH_TRIPS_MS });
  return null;
}

/** Says that the money of a sale has come which was shown in this tab, on whichever screen the clerk is then. */
function TransferTasks() {
  const { awaited, end } = useAwaitedTransfers();
  return awaited.map((sale) => <TransferTask key={sale.id} sale={sale} onEnd={() => end(sale.id)} />);
}

function TransferTask({ sale, onEnd }: { sale: AwaitedSale; onEnd: () => void }) {
  const { transfer, failure } = useTransfer(sale.id, { isOnlyRead: true });
  const isOver =
    isNotFound(failure) || (transfer !== undefined && transfer?.status !== 'Awaiting confirmation');
  const finish = useEffectEvent(() => {
    if (transfer?.status === 'Confirmed')
      toast.success(messages.paid(sale.name, formatNaira(transfer.received), transfer.method));
    onEnd();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  return null;
}

/** Whether the user's till is open, in the header, and the key that opens it. */
export function TillState() {
  const address = href(paths.admin.till);
  useShortcut('Alt+O', () => goTo(address));
  const till = useOpenTill();
  if (till === undefined) return null;
  return (
    <TillBadge
      href={address}
      till={till ? { counter: till.counter, since: formatDateTime(till.openedAt) } : undefined}
    />
  );
}

const messages = {
  paid: (name: string, amount: string, method: ProviderMethod) =>
    `${name} is paid: ${amount} came by ${method === 'POS' ? 'card' : 'transfer'}.`,
  later: 'It is taken the next time the app is opened.',
  held: 'First save or leave what you have typed here: it would be lost.',
};

/** Installs the app on this machine, and shows a bar if a newer build exists than this tab shows (docs/decisions/service-worker.md). */
function VersionTask() {
  const [isOld, setOld] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => watchForNewBuild(() => setOld(true)), []);
  if (!isOld) return null;

  function use() {
    if (hasUnsavedWork()) setBlocked(true);
    else location.reload();
  }

  return <VersionBar text={isBlocked ? messages.held : messages.later} isBlocked={isBlocked} onPress={use} />;
}

/** Whether a reload would lose anything: the same check that makes the browser ask before the page is left. */
const hasUnsavedWork = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

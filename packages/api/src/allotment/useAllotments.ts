import { useEffect } from 'react';
import { whenConnectionIsBack } from '../backend/useConnection';
import { useMay } from '../backend/useMay';
import { useCompany } from '../company/useCompany';
import { useOutboxState } from '../outbox/outboxState';
import { canKeepSeats, loadKept, renewKept } from './allotments';
import { useKeptSeats } from './useKeptSeats';

const RENEW_MS = 60_000;

/**
 * Keeps some seats of the next trips on this machine for an outage, and returns seats that others need (docs/trip.md#kept-for-an-outage). Returns whether it
 * does.
 */
export function useAllotments(): boolean {
  const may = useMay()('ticket.keepSeats') && canKeepSeats();
  const { company } = useCompany({ revalidateIfStale: false });
  const { isKnown, isDurable } = useOutboxState();
  const hasAny = useKeptSeats().kept.allotments.length > 0;
  const isWished = (company?.outageSeats ?? 0) > 0;
  const isOn = may && isKnown && isDurable && (isWished || hasAny);

  useEffect(() => {
    if (may) void loadKept().catch(() => undefined);
  }, [may]);

  useEffect(() => {
    if (!isOn) return undefined;
    // Without a response it is tried again the next time.
    const renew = () => void renewKept().catch(() => undefined);
    renew();
    const timer = setInterval(renew, RENEW_MS);
    const isBack = whenConnectionIsBack(renew);
    return () => {
      clearInterval(timer);
      isBack();
    };
  }, [isOn]);

  return isOn;
}

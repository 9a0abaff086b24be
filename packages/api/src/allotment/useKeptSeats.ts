import type { KeptSeats, SeatsOfSale } from '@motorpark/domain';
import { useSyncExternalStore } from 'react';
import { useOutboxState } from '../outbox/outboxState';
import { readKept, whenKeptChanges } from './allotments';
import { unsentSeats } from './unsentSeats';

/** Subscribes to the seats that this login keeps on this machine, and to those of tickets that the server has not confirmed. */
export function useKeptSeats(): { kept: KeptSeats; unsent: readonly SeatsOfSale[] } {
  const kept = useSyncExternalStore(whenKeptChanges, readKept);
  return { kept, unsent: unsentSeats(useOutboxState().sales) };
}

import { manifestExtensions } from '@motorpark/contract';
import type { Manifest } from '@motorpark/domain';
import { request } from '../backend/connection';

/** Fetches a trip with all passengers who have a seat; the response has no body if nothing has changed since the last one. */
export const getManifest = (id: string): Promise<Manifest> =>
  request(manifestExtensions.getManifest, { id, isPolled: true });

export interface BoardingOrder {
  code: string;
  /** Allows it after check-in has closed. */
  reason?: string;
  /** Whether the user has confirmed that somebody boards hours before the bus leaves. */
  confirmed?: boolean;
}

/** Marks all passengers of a scanned ticket, or the passenger in a seat, as aboard. Returns the newly marked seats. */
export async function boardPassengers(id: string, payload: BoardingOrder): Promise<number[]> {
  return (await request(manifestExtensions.boardPassengers, { id, payload })).marked;
}

export const unboardPassengers = async (id: string, seats: number[]): Promise<number[]> =>
  (await request(manifestExtensions.unboardPassengers, { id, payload: { seats } })).marked;

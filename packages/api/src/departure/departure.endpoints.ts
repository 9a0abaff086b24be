import { type Hall as SentHall, departureExtensions } from '@motorpark/contract';
import type { Instant } from '@motorpark/domain';
import { request } from '../backend/connection';
import { now } from '../http/serverClock';

/** A terminal's busiest two days fit on one page. */
const MOST = 200;

/** Fetches the board: what leaves today and tomorrow, and what arrives; the response has no body if nothing has changed since the last one. The head office names a terminal, or has those of all that it manages. */
export const getBoard = (terminal_id?: string) =>
  request(departureExtensions.getDepartures, {
    payload: { limit: MOST, ...(terminal_id !== undefined && { terminal_id }) },
    isPolled: true,
  });

/** The content of the television in a terminal's hall. */
export interface Hall extends SentHall {
  /** When the response was received. */
  at: Instant;
}

/** Fetches the hall that belongs to a key. Needs no login and sends no token. */
export async function showHall(key: string): Promise<Hall> {
  const hall = await request(departureExtensions.showHall, { payload: { key }, token: null, isPolled: true });
  return { ...hall, at: now() };
}

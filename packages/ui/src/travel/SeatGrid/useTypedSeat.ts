import { useRef } from 'react';

/** Digits that follow one another faster than this, in milliseconds, are one number. */
const ONE_NUMBER = 1000;

/**
 * Reads digits as the number of a seat: `1` is seat 1, and `2` soon after it seat 12, where the vehicle has one. Returns what to give
 * each key to; it answers the seat's position in the list of seats, undefined for what is no digit or no seat.
 */
export function useTypedSeat(seatCount: number) {
  const typed = useRef({ digits: '', at: 0 });
  const isSeat = (digits: string) => Number(digits) >= 1 && Number(digits) <= seatCount;

  return (key: string, at: number): number | undefined => {
    if (!/^\d$/.test(key)) return undefined;
    const before = at - typed.current.at < ONE_NUMBER ? typed.current.digits : '';
    const digits = [before + key, key].find(isSeat);
    typed.current = { digits: digits ?? '', at };
    return digits === undefined ? undefined : Number(digits) - 1;
  };
}

import { useRef } from 'react';

/** Digits that follow one another faster than this, in milliseconds, form one number. */
const ONE_NUMBER = 1000;

/**
 * Reads typed digits as a seat number: `1` is seat 1, and `2` soon after it seat 12, if the vehicle has one. Returns a
 * function that takes each key and returns the seat's index; undefined if the key is no digit or there is no such seat.
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

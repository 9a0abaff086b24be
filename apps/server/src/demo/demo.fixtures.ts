import { lagosTime } from './moments';

export const DAY = '2026-11-21';
export const NOON = lagosTime(DAY, '12:00');

/** Times throughout a day, including its first and last minute. */
export const MOMENTS = [
  '00:00',
  '00:30',
  '05:00',
  '07:00',
  '09:59',
  '12:00',
  '16:45',
  '18:00',
  '20:31',
  '23:59',
].map((time) => [time, lagosTime(DAY, time)] as const);

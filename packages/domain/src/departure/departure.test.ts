import { describe, expect, it } from 'vitest';
import { formatToGo, inBoardOrder, inHallOrder, minutesToGo, seatsLeft } from './departure';

const NOW = '2026-11-21T06:00:00.000Z';
const aLine = (travelDate: string, status = 'Scheduled') => ({ travelDate, status });

describe('how long until a bus leaves', () => {
  it.each([
    ['2026-11-21T06:00:00.000Z', 0, 'now'],
    ['2026-11-21T06:00:30.000Z', 1, 'in 1 min'],
    ['2026-11-21T07:25:00.000Z', 85, 'in 1 h 25 min'],
    ['2026-11-21T05:59:30.000Z', 0, 'now'],
    ['2026-11-21T05:50:00.000Z', -10, 'due 10 min ago'],
    ['2026-11-21 05:00:00', -120, 'due 2 h ago'],
  ])('%s is %s minutes away: %s', (travelDate, minutes, words) => {
    expect(minutesToGo(aLine(travelDate), NOW)).toBe(minutes);
    expect(formatToGo(minutes)).toBe(words);
  });

  it('is not said of a bus that has left, nor of a date that cannot be read', () => {
    expect(minutesToGo(aLine('2026-11-21T05:00:00.000Z', 'En-route'), NOW)).toBeUndefined();
    expect(minutesToGo(aLine('soon'), NOW)).toBeUndefined();
  });
});

it('a board has what is still to leave on top, the next one first, and under it what has left, the last one first', () => {
  const lines = [
    aLine('2026-11-21T05:00:00.000Z', 'Completed'),
    aLine('2026-11-22T05:00:00.000Z'),
    aLine('2026-11-21T05:30:00.000Z'),
    aLine('2026-11-21T05:45:00.000Z', 'En-route'),
  ];
  expect(inBoardOrder(lines)).toEqual([lines[2], lines[1], lines[3], lines[0]]);
});

it('a hall has what is still to leave, by time, and for three hours what was cancelled, as those who waited for it still look for it', () => {
  const late = aLine('2026-11-21T04:00:00.000Z');
  const cancelled = aLine('2026-11-21T03:30:00.000Z', 'Cancelled');
  const next = aLine('2026-11-21T07:00:00.000Z');
  const gone = [
    aLine('2026-11-21T05:00:00.000Z', 'En-route'),
    aLine('2026-11-21T02:30:00.000Z', 'Cancelled'),
  ];
  expect(inHallOrder([next, ...gone, late, cancelled], NOW)).toEqual([cancelled, late, next]);
});

it('a bus never has less than no seats left', () => {
  expect(seatsLeft({ totalSeats: 14, soldSeats: 4 })).toBe(10);
  expect(seatsLeft({ totalSeats: 14, soldSeats: 15 })).toBe(0);
  // Seats kept for an outage are not for sale.
  expect(seatsLeft({ totalSeats: 14, soldSeats: 4, keptSeats: 3 })).toBe(7);
});

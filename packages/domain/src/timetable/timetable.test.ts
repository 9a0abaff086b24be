import { expect, it } from 'vitest';
import { dayLater } from './timetable';

it('the way back of a bus that arrives late is a day later, also where the service ends and pauses', () => {
  const service = {
    weekdays: '1357',
    from: '2026-11-30',
    until: '2026-12-31',
    notOn: '2026-12-25',
    alsoOn: undefined,
  };
  expect(dayLater(service)).toEqual({
    weekdays: '1246',
    from: '2026-12-01',
    until: '2027-01-01',
    notOn: '2026-12-26',
    alsoOn: undefined,
  });
});

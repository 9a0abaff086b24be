import { describe, expect, it } from 'vitest';
import { WEEKDAY_LIST } from './days';
import { serviceQuestions } from './serviceQuestions';
import { dayLater, partOfService } from './timetable';
import { timetableChange } from './timetableChange';

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

const DAILY_FROM = { weekdays: '1234567', from: '2026-11-22' };

describe('a service is divided at a day', () => {
  const service = {
    ...DAILY_FROM,
    until: '2026-12-31',
    notOn: '2026-11-26, 2026-12-25',
    alsoOn: '2027-01-02',
  };
  it.each([
    [
      'in its middle',
      { last: '2026-12-04' },
      { from: '2026-11-22', until: '2026-12-04', notOn: '2026-11-26', alsoOn: undefined },
    ],
    [
      'in its middle',
      { first: '2026-12-05' },
      { from: '2026-12-05', until: '2026-12-31', notOn: '2026-12-25', alsoOn: '2027-01-02' },
    ],
    [
      'after its end, where an extra day is left',
      { first: '2027-01-01' },
      { from: '2027-01-02', until: '2027-01-02', notOn: undefined, alsoOn: '2027-01-02' },
    ],
    ['after its last day', { first: '2027-01-03' }, undefined],
    ['before its first day', { last: '2026-11-21' }, undefined],
  ])('%s', (_where, part, left) => {
    expect(partOfService(service, part)).toEqual(left && { weekdays: '1234567', ...left });
  });
});

const TODAY = '2026-11-21';
const DAILY = {
  departsAt: '13:05',
  weekdays: '1234567',
  from: '2026-11-22',
  until: undefined,
  notOn: undefined,
  alsoOn: undefined,
};
const ask = (service: object, others: object[], kept?: object) =>
  serviceQuestions(
    { ...DAILY, ...service },
    others.map((other) => ({ ...DAILY, ...other })),
    { kept: kept && { ...DAILY, ...kept }, today: TODAY },
  ).departsAt;
const twice = (days: string, that = 'Daily from 22 Nov 2026') =>
  `This route has another service at 01:05 PM, ${that}. Two buses would leave on ${days}.`;

describe('a second plan of the same departure is asked about', () => {
  it.each([
    [
      'on days that both have',
      { weekdays: '12345' },
      [{}],
      '23 Nov 2026, 24 Nov 2026, 25 Nov 2026 and later',
    ],
    [
      'from another first day',
      { from: '2026-12-30' },
      [{}],
      '30 Dec 2026, 31 Dec 2026, 1 Jan 2027 and later',
    ],
    [
      'also on a day of another service',
      { weekdays: '7', until: '2026-11-22', from: '2026-11-22', notOn: '2026-11-22', alsoOn: '2026-12-24' },
      [{}],
      '24 Dec 2026',
    ],
    [
      'also on a day that another one has besides',
      { weekdays: '1', alsoOn: '2026-11-21' },
      [{ weekdays: '2', alsoOn: '2026-11-21' }],
      '21 Nov 2026',
    ],
    [
      'until the first of the two ends',
      { from: '2026-11-21' },
      [{ until: '2026-11-23' }],
      '22 Nov 2026, 23 Nov 2026',
    ],
    [
      'where one pauses for long',
      { weekdays: '1', notOn: '2026-11-23, 2026-11-30' },
      [{ weekdays: '12', until: '2026-12-07' }],
      '7 Dec 2026',
    ],
  ])('%s', (_how, service, others, days) => {
    const that =
      others[0] && 'weekdays' in others[0]
        ? `${WEEKDAY_LIST.show(others[0].weekdays)} from 22 Nov 2026`
        : undefined;
    expect(ask(service, others)).toBe(twice(days, that));
  });

  it.each([
    ['at another time', { departsAt: '13:10' }, [{}]],
    ['on other days', { weekdays: '12345' }, [{ weekdays: '67' }]],
    ['after the other one ends', { from: '2026-12-01' }, [{ until: '2026-11-30' }]],
    ['but not on its days', { weekdays: '7', until: '2026-11-29', notOn: '2026-11-22, 2026-11-29' }, [{}]],
    ['in the past', { from: '2026-11-01', until: '2026-11-20' }, [{ from: '2026-11-01' }]],
  ])('not %s', (_how, service, others) => {
    expect(ask(service, others)).toBeUndefined();
  });

  it('once: an edit is asked only about the days that it adds', () => {
    expect(ask({}, [{}], {})).toBeUndefined();
    expect(ask({ weekdays: '123456' }, [{}], { weekdays: '12345' })).toBe(
      twice('28 Nov 2026, 5 Dec 2026, 12 Dec 2026 and later'),
    );
    expect(ask({ weekdays: '12' }, [{}], { departsAt: '13:00' })).toBeDefined();
  });
});

it('a first day that has passed is asked about when it is entered', () => {
  const late = { ...DAILY, from: '2026-05-12' };
  expect(serviceQuestions(late, [], { today: TODAY })).toEqual({
    from: 'The first day, 12 May 2026, has passed. Trips are made from 21 Nov 2026 on.',
  });
  expect(serviceQuestions(late, [], { kept: late, today: TODAY })).toEqual({});
  expect(serviceQuestions({ ...DAILY, from: TODAY }, [], { today: TODAY })).toEqual({});
});

it.each([
  ['12345', 'Monday to Friday'],
  ['1234567', 'Daily'],
  ['136', 'Monday, Wednesday, Saturday'],
])('the days %s are shown as %s', (weekdays, shown) => expect(WEEKDAY_LIST.show(weekdays)).toBe(shown));

describe('a trip that a person deleted', () => {
  const service = { ...DAILY, routeId: 'A', vehicleType: 'Bus', seats: 14, fare: 1_000 };
  const trip = {
    id: 'T',
    day: '2026-11-23',
    departsAt: '2026-11-23T12:05:00.000Z',
    amount: 1_000,
    seats: 14,
    vehicleType: 'Bus',
    hasBus: true,
    deletedBy: 'hand',
  } as const;
  const change = (alsoOn: string | undefined, before?: string) =>
    timetableChange({ ...service, alsoOn }, [trip], {
      now: '2026-11-21T09:00:00.000Z',
      today: TODAY,
      lastDay: '2026-11-24',
      alsoOn: before,
    }).map(({ day, kind, tripId }) => [day, kind, tripId]);

  it('is said to be missing on its day', () => {
    expect(change(undefined)).toEqual([
      ['2026-11-22', 'added', undefined],
      ['2026-11-23', 'deleted', undefined],
      ['2026-11-24', 'added', undefined],
    ]);
  });

  it('is followed by a new one once its day is put into Also on, and only then', () => {
    expect(change('2026-11-23')[1]).toEqual(['2026-11-23', 'added', undefined]);
    expect(change('2026-11-23', '2026-11-23')[1]).toEqual(['2026-11-23', 'deleted', undefined]);
  });
});

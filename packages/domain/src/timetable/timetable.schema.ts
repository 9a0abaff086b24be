import { type InferType, object } from 'yup';
import { type RulesOf } from '../field';
import { koboTyped, readTime } from '../format';
import { isNaira, optionalText, requiredChoice, requiredText } from '../rules';
import type { Checkable } from '../validation';
import { MOST_SEATS, VEHICLE_TYPES } from '../vehicle';
import { listedDays, readDays, readOneDay, readWeekdays } from './days';
import type { TimetableFields } from './timetable';

const NO_DAY = 'Enter a day, such as 25 Dec 2026.';
const NO_FARE = 'Enter the fare in naira, such as 18,500';
/** Maximum number of exceptions of each kind. */
const MOST_DAYS = 100;
const MOST_LETTERS = 2_000;

const read =
  (parse: (typed: string) => string | undefined) =>
  (typed: unknown): unknown =>
    typeof typed === 'string' ? (parse(typed) ?? typed) : typed;

const isRead = (parse: (typed: string) => string | undefined) => (typed: string | undefined) =>
  !typed || parse(typed) !== undefined;

const days = () =>
  optionalText(MOST_LETTERS)
    .test('days', `${NO_DAY} Separate days by commas.`, isRead(readDays))
    .test(
      'most',
      `At most ${MOST_DAYS} days.`,
      (typed) => listedDays(readDays(typed ?? '')).length <= MOST_DAYS,
    )
    .transform(read(readDays));

export const timetableSchema = object({
  routeId: requiredText('Route is required'),
  departsAt: requiredText('Departure is required')
    .transform(read(readTime))
    .test('time', 'Enter a time, such as 07:00 or 7:00 PM.', isRead(readTime)),
  weekdays: requiredText('Days are required')
    .transform(read(readWeekdays))
    .test('days', 'Enter Daily, Mon-Fri, or days such as Mon, Wed, Sat.', isRead(readWeekdays)),
  vehicleType: requiredChoice('Vehicle type is required', VEHICLE_TYPES),
  seats: requiredText('Seats are required')
    .matches(/^\d+$/, { message: 'Seats must be a number', excludeEmptyString: true })
    .test('some', 'Seats must be above zero', (seats) => !seats || Number(seats) !== 0)
    .test('most', `At most ${MOST_SEATS} seats`, (seats) => !(Number(seats) > MOST_SEATS)),
  fare: requiredText('Fare is required')
    .test('naira', isNaira(NO_FARE))
    .test('some', 'Fare must be above zero', (fare) => !fare || koboTyped(fare) !== 0),
  from: requiredText('First day is required')
    .transform(read(readOneDay))
    .test('day', NO_DAY, isRead(readOneDay)),
  until: optionalText().transform(read(readOneDay)).test('day', NO_DAY, isRead(readOneDay)),
  notOn: days(),
  alsoOn: days(),
} satisfies RulesOf<TimetableFields>);
export type TimetableForm = InferType<typeof timetableSchema>;

/** What is changed of several services at once (docs/timetable.md#many-at-once): they do not depart on some days, depart at another time from a day on, or are deleted. */
export const SERVICES_CHANGES = ['notOn', 'time', 'delete'] as const;
export type ServicesChange = (typeof SERVICES_CHANGES)[number];

/** The form of each change. */
export const SERVICES_SCHEMAS: Readonly<
  Record<ServicesChange, Checkable<Partial<Pick<TimetableForm, 'notOn' | 'departsAt' | 'from'>>>>
> = {
  notOn: object({ notOn: days().required(`${NO_DAY} Separate days by commas.`) }),
  time: timetableSchema.pick(['departsAt', 'from']),
  delete: object({}),
};

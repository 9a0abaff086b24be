import type { Day } from './date';

/** The latest day that the texts below can mean: they are dates of birth, typed on 21 November 2026. */
export const LATEST: Day = '2026-11-21';

/** Days as people type them, and the parsed day. */
export const TYPED_DAYS: readonly { typed: string; day: Day; why: string }[] = [
  { typed: '25121992', day: '1992-12-25', why: 'eight digits' },
  { typed: '251292', day: '1992-12-25', why: 'six digits' },
  { typed: '03041992', day: '1992-04-03', why: 'the day first, though both could be months' },
  { typed: '25/12/1992', day: '1992-12-25', why: 'strokes' },
  { typed: '25/12/92', day: '1992-12-25', why: 'strokes and a short year' },
  { typed: '25-12-1992', day: '1992-12-25', why: 'dashes' },
  { typed: '25.12.1992', day: '1992-12-25', why: 'dots' },
  { typed: '25 12 1992', day: '1992-12-25', why: 'spaces' },
  { typed: '25 / 12 / 1992', day: '1992-12-25', why: 'strokes and spaces' },
  { typed: '3/4/92', day: '1992-04-03', why: 'no noughts' },
  { typed: '3 Apr 92', day: '1992-04-03', why: 'the month in short' },
  { typed: '3 april 1992', day: '1992-04-03', why: 'the month in full' },
  { typed: '3rd April, 1992', day: '1992-04-03', why: 'as it is spoken' },
  { typed: '3-APR-1992', day: '1992-04-03', why: 'capitals and dashes' },
  { typed: '3apr1992', day: '1992-04-03', why: 'nothing between' },
  { typed: '1 sept 2001', day: '2001-09-01', why: 'Sept is September' },
  { typed: '  25/12/1992 ', day: '1992-12-25', why: 'spaces around' },
  { typed: '1992-12-25', day: '1992-12-25', why: 'the year first, which leaves no doubt' },
  { typed: '1992/12/25', day: '1992-12-25', why: 'the year first, with strokes' },
  { typed: '29/02/2024', day: '2024-02-29', why: 'a leap day' },
  { typed: '01/01/26', day: '2026-01-01', why: 'a short year that has begun' },
  { typed: '21/11/26', day: '2026-11-21', why: 'a short year, the last day' },
  {
    typed: '22/11/26',
    day: '1926-11-22',
    why: 'a short year whose day is still to come is a hundred years ago',
  },
  { typed: '01/01/27', day: '1927-01-01', why: 'a short year that is still to come is a hundred years ago' },
  { typed: '01/01/00', day: '2000-01-01', why: 'the short year of 2000' },
  {
    typed: '25/12/2030',
    day: '2030-12-25',
    why: 'a whole year is taken as it is; whether it may be is another question',
  },
];

const EXAMPLE = 'Enter day, month and year, such as 25/12/1992.';

/** Texts that are not days, and their error messages. */
export const NO_TYPED_DAYS: readonly { typed: string; fault: string; why: string }[] = [
  {
    typed: '12/25/1992',
    fault: 'There is no month 25. The day comes first, such as 25/12/1992.',
    why: 'the month first',
  },
  {
    typed: '12251992',
    fault: 'There is no month 25. The day comes first, such as 25/12/1992.',
    why: 'the month first, in digits',
  },
  { typed: '31/13/1992', fault: 'There is no month 13.', why: 'too many months' },
  { typed: '31/04/1992', fault: 'There is no 31 April 1992.', why: 'a day too many' },
  { typed: '29/02/2023', fault: 'There is no 29 February 2023.', why: 'no leap year' },
  { typed: '00/01/1992', fault: 'There is no 0 January 1992.', why: 'no day' },
  { typed: '25/00/1992', fault: 'There is no month 0.', why: 'no month' },
  { typed: 'April 3 1992', fault: EXAMPLE, why: 'the month first, in letters' },
  { typed: '3 Apri 1992x', fault: EXAMPLE, why: 'something behind' },
  { typed: '3 Ab 1992', fault: EXAMPLE, why: 'no such month' },
  { typed: '2512199', fault: EXAMPLE, why: 'seven digits' },
  { typed: '25/12', fault: EXAMPLE, why: 'no year' },
  { typed: '25/12/192', fault: EXAMPLE, why: 'a year of three digits' },
  { typed: '25', fault: EXAMPLE, why: 'only the day' },
  { typed: 'yesterday', fault: EXAMPLE, why: 'words' },
];

/** Times as people type them, and the parsed time on a 24-hour clock. */
export const TYPED_TIMES: readonly { typed: string; time: string; why: string }[] = [
  { typed: '0630', time: '06:30', why: 'four digits' },
  { typed: '630', time: '06:30', why: 'three digits' },
  { typed: '6:30', time: '06:30', why: 'a colon' },
  { typed: '6.30', time: '06:30', why: 'a dot' },
  { typed: '06:30', time: '06:30', why: 'in full' },
  { typed: '18:30', time: '18:30', why: 'the evening' },
  { typed: '1830', time: '18:30', why: 'the evening in digits' },
  { typed: '6', time: '06:00', why: 'the hour alone' },
  { typed: '14', time: '14:00', why: 'the hour alone, after noon' },
  { typed: '6pm', time: '18:00', why: 'the hour and the half of the day' },
  { typed: '6.30pm', time: '18:30', why: 'the half of the day' },
  { typed: '6:30 P.M.', time: '18:30', why: 'the half of the day with dots' },
  { typed: '1:05:00 PM', time: '13:05', why: 'the seconds that a spreadsheet adds' },
  { typed: '13:05:00', time: '13:05', why: 'the same on a 24-hour clock' },
  { typed: '0630am', time: '06:30', why: 'the half of the day behind digits' },
  { typed: '12am', time: '00:00', why: 'midnight' },
  { typed: '12:15 pm', time: '12:15', why: 'a quarter past noon' },
  { typed: '0000', time: '00:00', why: 'midnight in digits' },
  { typed: ' 23:59 ', time: '23:59', why: 'the last minute' },
];

export const NO_TYPED_TIMES: readonly string[] = [
  '',
  '24:00',
  '2400',
  '6:60',
  '6:3',
  '13pm',
  '0am',
  '12345',
  'noon',
  '6:30:15',
  '-6',
];

import { dropExtensions } from '@motorpark/contract';
import type { CashPlace } from '@motorpark/domain';
import { request } from '../backend/connection';
import {
  everyRecordIn,
  instant,
  koboOf,
  mustRead,
  recordOf,
  required,
  shape,
  text,
  textOf,
} from '../reading';
import { useListData } from '../rows/useListData';

const readDrawer = shape<NonNullable<CashPlace['drawer']>>({
  id: text,
  person: text,
  counter: text,
  openedAt: instant,
  closedAt: textOf,
  expected: required(koboOf),
  counted: koboOf,
});

/** Undefined if a sum cannot be read: money is never guessed. */
const readPlace = shape<CashPlace>({
  terminalId: text,
  terminal: text,
  drawer: (drawer) => (drawer === null ? undefined : mustRead(readDrawer(recordOf(drawer)))),
  notBanked: required(koboOf),
});

/** Returns the open drawers with their expected cash, and the cash that is not banked, by terminal. Refreshed every minute. */
export function useCashToday() {
  const { data: places, ...state } = useListData(
    'shifts',
    async () =>
      mustRead(everyRecordIn(recordOf(await request(dropExtensions.getCashToday))['data'], readPlace)),
    { part: 'cash today', refreshInterval: 60_000 },
  );
  return { places, ...state };
}

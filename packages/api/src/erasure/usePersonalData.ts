import { erasureExtensions } from '@motorpark/contract';
import type { PersonalData, PersonalRecord } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useSave } from '../rows/records';
import { instantOf, read, recordIn, recordsIn, rowId, shape, text, textOf, valuesIn } from '../reading';

/** Fetches the personal data stored under a phone. Never cached: erased data must not stay on screen. */
export async function findPersonalData(phone: string): Promise<PersonalData> {
  const found = recordIn(await request(erasureExtensions.findPersonalData, { payload: { phone } }));
  return {
    phone: textOf(read(found, 'phone')) ?? phone,
    records: recordsIn(found['records'], readRecord),
    hasMore: read(found, 'has_more') === true,
  };
}

/** Returns a function that erases the personal data of a phone, and returns whether there is more. */
export function useErasePersonalData() {
  const { save } = useSave(
    'tickets',
    async (phone: string) =>
      recordIn(await request(erasureExtensions.erasePersonalData, { payload: { phone } })),
    { whenSaved: ['tickets', 'ticket', 'waybills', 'waybill'] },
  );
  return async (phone: string): Promise<{ hasMore: boolean }> => ({
    hasMore: read(await save(phone), 'has_more') === true,
  });
}

const readRecord = shape<PersonalRecord>({
  noun: (value) => (value === 'waybill' ? 'waybill' : 'ticket'),
  id: rowId,
  number: text,
  roles: (list) => valuesIn(list, textOf),
  at: instantOf,
  route: text,
  obstacle: text,
});

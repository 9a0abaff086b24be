import { erasureExtensions } from '@motorpark/contract';
import type { PersonalData, PersonalRecord } from '@motorpark/domain';
import { request } from '../client/connection';
import { useSave } from '../client/records';
import { type Fields, idOf, instantOf, read, recordIn, recordOf, textOf } from '../reading';

/** Fetches the personal data stored under a phone. Never cached: erased data must not stay on screen. */
export async function findPersonalData(phone: string): Promise<PersonalData> {
  const found = recordIn(await request(erasureExtensions.findPersonalData, { payload: { phone } }));
  const records = read(found, 'records');
  return {
    phone: textOf(read(found, 'phone')) ?? phone,
    records: (Array.isArray(records) ? records : []).map((one, place) => readRecord(recordOf(one), place)),
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

function readRecord(row: Fields, place: number): PersonalRecord {
  const roles = read(row, 'roles');
  const text = (name: string) => textOf(read(row, name)) ?? '';
  return {
    noun: read(row, 'noun') === 'waybill' ? 'waybill' : 'ticket',
    id: idOf(row, place),
    number: text('number'),
    roles: (Array.isArray(roles) ? roles : []).flatMap((role) => textOf(role) ?? []),
    at: instantOf(read(row, 'at')),
    route: text('route'),
    obstacle: text('obstacle'),
  };
}

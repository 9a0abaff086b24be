import { PHONE_EXAMPLE } from '@motorpark/domain';
import { anyEntryWith } from '../matchers';
import type { Office } from '../office';
import { parcels } from '../waybill';
import type { CallCase } from './callCase';

/** Creates a collected parcel whose sender's phone is unique. */
async function pickedUp(office: Office, place: number) {
  const { takeIn, setStatus } = parcels(() => office);
  const phone = `0705${String(place).padStart(7, '0')}`;
  const { id, number } = await takeIn({ sender_number: phone });
  await setStatus(id, 'On-Transit', 'ada');
  await setStatus(id, 'Delivered', 'tunde');
  await setStatus(id, 'Picked Up', 'tunde');
  return { number, fields: { phone } };
}

const wrong = [
  [{ phone: '' }, 'phone', PHONE_EXAMPLE],
  [{ phone: '0803' }, 'phone', PHONE_EXAMPLE],
  [{ phone: { of: 'Ada' } }, 'phone', PHONE_EXAMPLE],
] as const;

export const erasureCases = {
  findPersonalData: {
    onlyReads: true,
    async well(office, place) {
      const { number, fields } = await pickedUp(office, place);
      return { fields, shows: number };
    },
    answers: ({ fields, shows }) => ({
      data: {
        phone: fields?.['phone'],
        has_more: false,
        records: anyEntryWith({ noun: 'waybill', number: shows, roles: ['Sender'], obstacle: '' }),
      },
    }),
    wrong,
  },
  erasePersonalData: {
    well: async (office, place) => ({ fields: (await pickedUp(office, place)).fields }),
    answers: () => ({ data: { tickets: 0, waybills: 1, has_more: false } }),
    wrong: [...wrong, [{ phone: '07059999999' }, 'phone', 'No ticket and no waybill has this phone.']],
  },
} satisfies Record<string, CallCase>;

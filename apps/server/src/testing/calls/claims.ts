import { JPEG, claimsOf } from '../claim';
import type { Office } from '../office';
import type { CallCase } from './callCase';

const of = (office: Office) => claimsOf(() => office);
const NO_CLAIM = 'This claim does not exist.';
const NO_RECORD = 'This ticket or waybill was not found at your terminal.';
const recorded = async (office: Office) => ({ id: await of(office).recorded() });

export const claimCases = {
  getClaims: {
    well: async (office) => ({ shows: (await recorded(office)).id }),
    answers: () => ({}),
  },
  getClaim: {
    well: recorded,
    answers: ({ id }) => ({ data: { id, status: 'Open', history: [{ kind: 'created', by: 'ada' }] } }),
    missing: NO_CLAIM,
  },
  getClaimable: {
    well: async (office) => ({ id: (await of(office).sentOff()).number }),
    answers: () => ({ data: {} }),
    missing: NO_RECORD,
  },
  createClaim: {
    well: async (office) => ({
      fields: {
        record_number: (await of(office).sentOff()).number,
        kind: 'Damaged',
        details: 'The carton is wet',
        worth: 20_000,
        phone: '0803 412 7781',
      },
    }),
    answers: () => ({ data: {} }),
    elsewhere: ['record_number', NO_RECORD],
    wrong: [
      [{ record_number: '' }, 'record_number', 'Open the ticket or waybill, and make the claim there.'],
      [{ kind: 'Late' }, 'kind', 'Choose Missing or Damaged.'],
      [{ details: ' ' }, 'details', 'Say what is missing or broken.'],
      [{ details: 'x'.repeat(201) }, 'details', 'At most 200 characters.'],
      [{ worth: '' }, 'worth', 'Enter what it is worth.'],
      [{ worth: 'much' }, 'worth', 'Enter the amount in naira, such as 40,000.'],
      [{ worth: 0 }, 'worth', 'The amount must be above zero.'],
      [{ worth: 40_001 }, 'worth', 'The goods are worth ₦40,000.00 on the waybill. Enter at most that.'],
      [{ phone: '12' }, 'phone', 'Enter a phone number, such as 0803 412 7781 or +44 7700 900123.'],
      [{ late_reason: 'x'.repeat(201) }, 'late_reason', 'At most 200 characters.'],
    ],
  },
  answerClaim: {
    well: async (office) => ({
      ...(await recorded(office)),
      fields: { status: 'Accepted', accepted: 15_000, answer: 'We pay for the books' },
    }),
    answers: ({ id }) => ({ data: { id, status: 'Accepted', accepted: 15_000 } }),
    wrong: [
      [{ status: 'Paid' }, 'status', 'Choose Accepted or Rejected.'],
      [{ accepted: '' }, 'accepted', 'Enter what the company pays.'],
      [{ accepted: 0 }, 'accepted', 'The amount must be above zero.'],
      [{ accepted: 20_000.01 }, 'accepted', 'The claim is for ₦20,000.00. Enter at most that.'],
      [{ answer: '' }, 'answer', 'Write the answer that the customer is given.'],
    ],
    missing: NO_CLAIM,
  },
  getClaimFile: {
    async well(office) {
      const { id } = await recorded(office);
      await of(office).attach(id, JPEG);
      return { id, shows: JPEG };
    },
    answers: () => ({ data: { type: 'image/jpeg', file: JPEG } }),
    missing: NO_CLAIM,
  },
  saveClaimFile: {
    well: async (office) => ({ ...(await recorded(office)), fields: { file: JPEG } }),
    answers: ({ id }) => ({ data: { id, file_type: 'image/jpeg' } }),
    wrong: [[{ file: 'PGh0bWw+' }, 'file', 'Choose a PDF, or a photo as JPEG or PNG.']],
    missing: NO_CLAIM,
  },
} satisfies Record<string, CallCase>;

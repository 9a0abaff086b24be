import { GIVE_BACK_WAYS } from '@motorpark/domain';
import { anyEntryWith } from '../matchers';
import type { Office } from '../office';
import { ticketsOf } from '../tickets';
import type { CallCase } from './callCase';
import { NO_TERMINAL, wrongReport } from './reports';

/** Sells a ticket at Awka and deletes it again. */
async function givenBack(office: Office) {
  const { trip, sold, remove } = ticketsOf(() => office);
  await remove((await sold(await trip())).id, 'ada', 'Sold twice');
}

/** Calls about money that was given back. */
export const giveBackCases = {
  getGivenBack: {
    async well(office) {
      await givenBack(office);
      return { fields: { way: 'delete', fact: 'alone', limit: 200 }, shows: 'Sold twice' };
    },
    answers: () => ({ data: anyEntryWith({ way: 'delete', noun: 'ticket', amount: 18_500, person: 'ada' }) }),
    wrong: [
      [{ way: 'steal' }, 'way', `It is one of ${GIVE_BACK_WAYS.join(', ')}.`],
      [{ fact: 'never' }, 'fact', 'It is one of after_printing, after_boarding, after_departure, alone.'],
      [{ person_id: 'ada' }, 'person_id', 'It is the id of a person.'],
      [{ terminal_id: 'Jos' }, 'terminal_id', 'This terminal does not exist or was deleted.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
    ],
  },
  getGivenBackReport: {
    async well(office) {
      await givenBack(office);
      return { fields: { by: 'way', terminal_id: office.company.awka } };
    },
    answers: () => ({ data: { rows: anyEntryWith({ name: 'delete' }) } }),
    wrong: [...wrongReport, [{ by: 'moon' }, 'by', 'It is one of person, terminal, way, day.']],
    elsewhere: ['terminal_id', NO_TERMINAL],
  },
} satisfies Record<string, CallCase>;

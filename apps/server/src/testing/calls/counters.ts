import { openSession } from '../../store/access/session';
import { anyEntryWith, anyText } from '../matchers';
import { type Office, textAt } from '../office';
import { aPerson } from './access';
import type { CallCase } from './callCase';

const ELSEWHERE = 'Staff name the counters of their own terminal only.';
const NO_PAPER = 'Choose a paper.';

/** Creates a person at Awka who has named their machine; returns their token. */
async function named(office: Office, place: number): Promise<string> {
  const { id } = await aPerson(office, place);
  const token = await openSession(office.db, id, office.clock.now);
  const body = { terminal_id: 'Awka', name: `Desk ${place}`, paper: '80mm' };
  return textAt((await office.call('POST', '/api/name_counter', { token, body })).body, 'data', 'id');
}

export const counterCases = {
  getCounter: {
    well: () => ({}),
    answers: () => ({}),
  },
  nameCounter: {
    well: ({ company }, place) => ({
      fields: { terminal_id: company.awka, name: `Window ${place}`, paper: '58mm' },
    }),
    answers: () => ({ data: { terminal: 'Awka', paper: '58mm', named_by: 'ada', key: anyText } }),
    wrong: [
      [{ name: ' ' }, 'name', 'Enter the name of the counter.'],
      [{ name: 'x'.repeat(41) }, 'name', 'At most 40 characters.'],
      [{ paper: '' }, 'paper', NO_PAPER],
      [{ paper: 'A3' }, 'paper', NO_PAPER],
      [{ terminal_id: 'Lagos' }, 'terminal_id', ELSEWHERE],
    ],
    elsewhere: ['terminal_id', ELSEWHERE],
  },
  getCounters: {
    async well(office, place) {
      const id = await named(office, place);
      return { fields: { limit: 200 }, id, shows: id };
    },
    answers: ({ id }) => ({ data: anyEntryWith({ id, terminal: 'Awka', named_by: 'Uche Eze' }) }),
    wrong: [[{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.']],
  },
  forgetCounter: {
    well: async (office, place) => ({ id: await named(office, place) }),
    answers: ({ id }) => ({ data: { id, terminal: 'Awka' } }),
    missing: 'This counter does not exist or was already forgotten.',
  },
} satisfies Record<string, CallCase>;

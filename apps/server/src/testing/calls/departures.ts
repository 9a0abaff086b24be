import { aTrip } from '../company';
import { anyText } from '../matchers';
import { textAt } from '../office';
import type { CallCase } from './callCase';

const NO_TERMINAL = 'This terminal does not exist or was already deleted.';
const TODAY = { departsAt: '2026-11-21T15:00:00.000Z' };

export const departureCases = {
  getDepartures: {
    well: async ({ db, company }) => ({ shows: await aTrip(db, company, TODAY), fields: { limit: 200 } }),
    answers: () => ({}),
    wrong: [
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ cursor: 'x' }, 'cursor', 'The list has no such page. Please start again from its top.'],
    ],
  },
  getHallView: {
    well: ({ company }) => ({ id: company.aba }),
    answers: () => ({ data: { made_at: null } }),
    missing: NO_TERMINAL,
  },
  makeHallView: {
    well: ({ company }) => ({ id: company.owerri }),
    answers: () => ({ data: { made_at: anyText, key: anyText } }),
    missing: NO_TERMINAL,
  },
  withdrawHallView: {
    well: ({ company }) => ({ id: company.aba }),
    answers: () => ({ data: { made_at: null } }),
    missing: NO_TERMINAL,
  },
  showHall: {
    async well({ call, company, db }) {
      const { body } = await call('POST', `/api/make_hall_view/${company.awka}`, { by: 'ngozi' });
      const trip = await aTrip(db, company, TODAY);
      return { fields: { key: textAt(body, 'data', 'key') }, shows: trip };
    },
    answers: () => ({ data: { terminal: 'Awka' } }),
    wrong: [[{ key: 'x' }, 'key', 'This link shows nothing any more. Ask the head office for a new one.']],
  },
} satisfies Record<string, CallCase>;

import { describe, expect, it } from 'vitest';
import { aTicket } from '../ticket/ticket.fixtures';
import { ticketCodec } from '@motorpark/contract';
import { asTold, changed } from './useChangeRows';

const lost = ticketCodec.read(
  aTicket({
    unseated_since: '2026-11-21T05:00:00.000Z',
    history: [{ kind: 'created', by: 'Ngozi', at: '2026-11-20T05:00:00.000Z' }],
  }),
);
const { passenger_information } = aTicket();
const seated = ticketCodec.read(
  aTicket({ version: 9, passenger_information: { ...passenger_information, seat_number: [7] } }),
);

const tell = (row: typeof lost) => (row.id === seated.id ? asTold(row, seated) : row);

describe('What a write has answered', () => {
  it('is shown by the page of the record at once, without what is no longer so', () => {
    const shown = changed(lost, (rows) => rows.map(tell));
    expect(shown).toMatchObject({ seats: [7], version: 9 });
    expect(shown).toHaveProperty('unseatedSince', undefined);
  });

  it('leaves the history there until it is read again', () => {
    expect(changed(lost, (rows) => rows.map(tell))).toHaveProperty('history', lost.history);
  });

  it('is shown in each list that has the record, and changes no other row', () => {
    const other = { ...lost, id: 'u2' };
    const page = { rows: [other, lost], nextCursor: undefined, total: 2, counts: undefined };
    expect(changed(page, (rows) => rows.map(tell))).toMatchObject({ rows: [other, { seats: [7] }] });
    expect(changed([lost, other], (rows) => rows.map(tell))).toMatchObject([{ seats: [7] }, other]);
  });

  it('changes nothing else that is cached under the name of the list', () => {
    for (const cached of [undefined, null]) expect(changed(cached, () => [])).toBe(cached);
  });

  it('stays on its own page when it leaves the lists', () => {
    expect(changed(lost, () => [])).toBe(lost);
  });
});

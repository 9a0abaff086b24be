import { composeSignedCode, readSignedCode } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { textLike } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';

inTheOffice('A ticket’s signed code', (office) => {
  const { trip, sold } = ticketsOf(office);
  const board = (id: string, code: string) =>
    office().call('PUT', `/api/board_passengers/${id}`, { by: 'ada', body: { code } });
  const codeOf = async (id: string) =>
    textAt((await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body, 'data', 'code');
  const signedIn = (code: string) => {
    const signed = readSignedCode(code);
    if (!signed) throw new Error(`${code} is no signed code.`);
    return signed;
  };
  const forged = (number: string) => ({
    status: 422,
    body: {
      errors: {
        code: [
          `The code of ticket ${number} was not signed by this company: it may be forged. Do not let anybody travel with it.`,
        ],
      },
    },
  });

  it('says its number, trip and seats, and boards', async () => {
    const id = await trip();
    const code = await codeOf((await sold(id, { seat_number: [4] })).id);
    expect(signedIn(code)).toMatchObject({ tripId: id, seats: [4] });
    expect(await board(id, code.toLowerCase())).toMatchObject({
      status: 200,
      body: { data: { marked: [4] } },
    });
  });

  it('that was changed is refused, and nobody is marked', async () => {
    const id = await trip();
    const signed = signedIn(await codeOf((await sold(id, { seat_number: [4] })).id));
    for (const wish of [{ seats: [4, 5] }, { keyId: 7 }, { signature: new Uint8Array(64) }]) {
      expect(await board(id, composeSignedCode({ ...signed, ...wish }))).toMatchObject(forged(signed.number));
    }
    expect(await board(id, signed.number)).toMatchObject({ status: 200 });
  });

  it('of a former year still boards, and the new key signs', async () => {
    const id = await trip();
    const { id: ticketId } = await sold(id, { seat_number: [4] });
    const old = await codeOf(ticketId);
    await office().db.query(sql`update ticket_key set made_at = made_at - interval '2 years'`);
    const code = await codeOf(ticketId);
    expect(signedIn(code).keyId).toBe(signedIn(old).keyId + 1);
    expect(await board(id, old)).toMatchObject({ status: 200 });
    const { body } = await office().call('GET', `/api/get_manifest/${id}`, { by: 'ada' });
    const publicKey = { key: textLike(/^MFkw/) };
    const { keyId } = signedIn(code);
    const keys = Array.from({ length: keyId }, (_, place) => ({ id: place + 1, ...publicKey }));
    expect(body).toHaveProperty('data.ticket_keys', keys);
  });

  it('of a print that was overtaken by a change is refused with what holds now', async () => {
    const id = await trip();
    const { id: ticketId } = await sold(id, { seat_number: [4] });
    const code = await codeOf(ticketId);
    await office().db.query(sql`update passenger set seat_number = 5 where ticket_id = ${ticketId}`);
    await office().db.query(sql`update ticket_seat set seat_number = 5 where ticket_id = ${ticketId}`);
    const { number } = signedIn(code);
    expect(await board(id, code)).toMatchObject({
      status: 422,
      body: {
        errors: {
          code: [
            `This is not the latest print of ticket ${number}: it says seat 4, and the ticket is for seat 5 of this bus. Print it again.`,
          ],
        },
      },
    });
    expect(await board(id, await codeOf(ticketId))).toMatchObject({
      status: 200,
      body: { data: { marked: [5] } },
    });
  });

  it('is none of a voided ticket, and in no list', async () => {
    const id = await trip();
    const { id: ticketId } = await sold(id, { seat_number: [4] });
    await office().call('DELETE', `/api/delete_ticket/${ticketId}`, {
      by: 'ada',
      body: { reason: 'A slip' },
    });
    const one = await office().call('GET', `/api/get_ticket/${ticketId}`, { by: 'ada' });
    expect(one.text).not.toContain('"code"');
    const list = await office().call('GET', '/api/get_all_tickets', { by: 'ada' });
    expect(list.text).not.toContain('"code"');
  });
});

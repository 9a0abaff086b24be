import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { CALLS } from '@motorpark/contract';
import { setStatus } from '../history/useStatusChange';
import { aServer, OWN_SERVER } from '../testing/aServer';
import { createWaybill, deleteWaybill, editWaybill, getWaybill } from './waybill.endpoints';
import { waybillSource } from './waybillSource';
import { OVERVIEW, OWN, ROW, SENT, WAYBILL, form, terminals } from './waybill.fixtures';

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chidi Eze' }));

describe('on our own server', () => {
  it('takes a parcel in with the names of the wire, and reads the waybill that the overview shows', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'POST /api/create_waybills': { body: { data: OVERVIEW } },
    });
    configureApi(server);
    expect(await createWaybill({ form, terminals, retryKey: 'k' })).toEqual({ ...WAYBILL, ...OWN });
    const [call] = server.calls('/api/create_waybills');
    expect(JSON.parse(call?.body ?? '')).toEqual(SENT);
    expect(call?.headers['idempotency-key']).toBe('k');
  });

  it('edits one, and sets its status with the reason of a correction', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'PUT /api/edit_waybill/w1': { body: { data: OVERVIEW } },
      'PUT /api/waybill_status/w1': { body: { data: ROW } },
    });
    configureApi(server);
    expect(await editWaybill({ id: 'w1', form })).toEqual({
      outcome: 'done',
      row: { ...WAYBILL, ...OWN },
    });
    expect(JSON.parse(server.calls('/api/edit_waybill/w1')[0]?.body ?? '')).toEqual({
      ...SENT,
      non_cash: '',
      payment_reference: '',
    });
    const back = { id: 'w1', status: 'Pending', reason: 'Wrong parcel' };
    expect(await setStatus(CALLS.waybillStatus, back)).toMatchObject({ outcome: 'done', version: 1 });
    expect(JSON.parse(server.calls('/api/waybill_status/w1')[0]?.body ?? '')).toEqual({
      status: 'Pending',
      reason: 'Wrong parcel',
    });
  });

  it('reads one by its number with all that happened to it', async () => {
    const line = { kind: 'created', by: 'Ngozi Eze', terminal: 'Awka', at: '2026-11-21T05:00:00.000Z' };
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'GET /api/get_waybill/WB-7QF3XM-K': { body: { data: { ...OVERVIEW, history: [line] } } },
    });
    configureApi(server);
    expect(await getWaybill(' WB-7QF3XM-K ')).toMatchObject({
      ...WAYBILL,
      voided: undefined,
      history: [line],
    });
    await expect(getWaybill('WB-7QF3XM-L')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });

  it('says at its field what is wrong', async () => {
    const message = 'Please select a destination.';
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'POST /api/create_waybills': {
        status: 422,
        body: { message, errors: { destination_terminal: [message] } },
      },
    });
    configureApi(server);
    await expect(createWaybill({ form, terminals })).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { destination_terminal: message },
    });
  });
});

describe('on a core server', () => {
  it('sends a parcel’s fields in the query, and fills in from the form what the answer leaves out', async () => {
    const server = await aServer({
      'POST /api/create_waybills': {
        body: { message: 'Created', data: { data: { id: 12, original_terminal: 'a1' } } },
      },
    });
    configureApi(server);
    expect(await createWaybill({ form, terminals, retryKey: 'k' })).toMatchObject({
      ...WAYBILL,
      id: '12',
      number: '12',
      bookedBy: 'Chidi Eze',
      bookedAt: undefined,
    });
    const [call] = server.calls('/api/create_waybills');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      ...SENT,
      worth_of_goods: '40000',
      amount: '3500.5',
    });
    expect([call?.body, call?.headers['idempotency-key']]).toEqual(['', undefined]);
  });

  it('gets a phone as it was typed', async () => {
    const server = await aServer({ 'POST /api/create_waybills': { body: { data: { id: 12 } } } });
    configureApi(server);
    const typed = { senderPhone: '+234 803-412-7781', receiverPhone: 'ask at the gate' };
    await createWaybill({ form: { ...form, ...typed }, terminals });
    expect(Object.fromEntries(server.calls('/api/create_waybills')[0]?.query ?? [])).toMatchObject({
      sender_number: typed.senderPhone,
      receiver_number: typed.receiverPhone,
    });
  });

  it('gets pieces and weight as they were typed, too', async () => {
    const server = await aServer({ 'POST /api/create_waybills': { body: { data: { id: 12 } } } });
    configureApi(server);
    const typed = { quantity: '3 bags', weight: 'not weighed' };
    expect(await createWaybill({ form: { ...form, ...typed }, terminals })).toMatchObject(typed);
    expect(Object.fromEntries(server.calls('/api/create_waybills')[0]?.query ?? [])).toMatchObject(typed);
  });

  it('has no call for edits and statuses: nothing is sent', async () => {
    const server = await aServer({});
    configureApi(server);
    expect(await editWaybill({ id: '12', form })).toEqual({ outcome: 'unsupported' });
    expect(await setStatus(CALLS.waybillStatus, { id: '12', status: 'On-Transit' })).toEqual({
      outcome: 'unsupported',
      says: 'This server keeps no waybill statuses: nothing was changed.',
    });
    expect(server.arrived.map(({ path }) => path)).toEqual(['/api/capabilities']);
  });

  it('lists, deletes, and finds one in the list by its id or number', async () => {
    const row = { id: 12, waybill_number: 'WB-7QF3XM-K', sender_name: 'Ada Obi' };
    const server = await aServer({
      'GET /api/get_waybills': { body: { data: { data: [row, { waybill_number: 'OLD-3' }] } } },
      'DELETE /api/delete_waybill/12': { body: { data: row } },
    });
    configureApi(server);
    expect((await waybillSource.all()).rows.map(({ id, number }) => [id, number])).toEqual([
      ['12', 'WB-7QF3XM-K'],
      ['OLD-3', 'OLD-3'],
    ]);
    for (const idOrNumber of ['12', 'WB-7QF3XM-K', 'wb-7qf3xm-k', ' 12 ']) {
      expect((await getWaybill(idOrNumber)).id).toBe('12');
    }
    expect((await getWaybill('old-3')).id).toBe('OLD-3');
    await expect(getWaybill('13')).rejects.toMatchObject({ kind: 'refused', status: 404 });
    await deleteWaybill({ id: '12' });
    await expect(deleteWaybill({ id: '13' })).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });
});

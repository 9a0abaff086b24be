import { beforeAll, expect, it } from 'vitest';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';

inTheOffice('A terminal that is renamed', (office) => {
  const { trip, sold } = ticketsOf(office);
  const read = async (path: string) => (await office().call('GET', path, { by: 'ada' })).body;
  const ids = { trip: '', ticket: '' };

  beforeAll(async () => {
    ids.trip = await trip();
    ids.ticket = (await sold(ids.trip)).id;
    await parcels(office).takeIn();
    const body = { terminal_name: 'Ọka', terminal_address: '12 Zik Avenue', city: 'Awka', state: 'Anambra' };
    const edited = await office().call('PUT', `/api/edit_terminal/${office().company.awka}`, {
      by: 'ngozi',
      body,
    });
    expect(edited.status).toBe(200);
  });

  it.each([
    ['the trips', () => '/api/get_trips', { fromTerminal: { name: 'Ọka' }, toTerminal: { name: 'Lagos' } }],
    [
      'the tickets',
      () => '/api/get_all_tickets',
      { original_terminal: 'Ọka', destination_terminal: 'Lagos' },
    ],
    ['the waybills', () => '/api/get_waybills', { original_terminal_name: 'Ọka' }],
  ])('has its new name in the list of %s', async (_list, path, row) => {
    expect(await read(path())).toMatchObject({ data: [row] });
  });

  it('has its new name on receipts and sheets', async () => {
    expect(await read(`/api/get_ticket/${ids.ticket}`)).toMatchObject({
      data: { passenger_information: { original_terminal: 'Ọka' } },
    });
    expect(await read(`/api/get_manifest/${ids.trip}`)).toMatchObject({
      data: { origin: 'Ọka', destination: 'Lagos' },
    });
  });

  it('leaves the codes of its routes to the head office, and is found by either', async () => {
    const routes = await office().call('GET', '/api/get_routes', { by: 'ngozi', query: 'q=oka' });
    expect(routes.body).toMatchObject({ data: [{ route_id: 'Awka - Lagos', origin: 'Ọka' }] });
    for (const q of ['oka', 'awka']) {
      const found = await office().call('GET', '/api/get_all_tickets', { by: 'ada', query: `q=${q}` });
      expect(found.body).toMatchObject({ data: [{ id: ids.ticket, trip: { route_id: 'Awka - Lagos' } }] });
    }
  });
});

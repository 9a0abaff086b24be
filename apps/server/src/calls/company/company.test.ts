import type { CompanyPayload } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aCompanyForm } from '../../testing/calls/company';
import { emailOf } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { initRules } from '../../store/company/companyRow';

const EDIT = '/api/edit_company';

inTheOffice('A company', (office) => {
  it('starts without a name, with the terms of the field, at a fare per seat', async () => {
    expect(await office().call('GET', '/api/get_company', { by: 'ada' })).toMatchObject({
      status: 200,
      body: {
        data: {
          version: 1,
          company_name: '',
          short_name: '',
          phones: '',
          terms_rule: 'standard',
          ticket_terms: '',
          waybill_terms: '',
          paper: '80mm',
          fare_rule: 'per-seat',
        },
      },
    });
  });

  it('takes the rules of the settings until it is edited', async () => {
    const { db, call } = office();
    const rulesOf = () => db.query(sql`select fare_rule, second_factor from company`);
    const first = { fares: 'per-ticket', requiresSecondFactor: true } as const;
    await initRules(db, first);
    expect(await rulesOf()).toEqual([{ fare_rule: 'per-ticket', second_factor: 'required' }]);
    const body = aCompanyForm({ fare_rule: 'per-seat', second_factor: 'optional' });
    await call('PUT', EDIT, { by: 'ngozi', body });
    await initRules(db, first);
    expect(await rulesOf()).toEqual([{ fare_rule: 'per-seat', second_factor: 'optional' }]);
  });

  it('knows what kind of company its set-up chose: once, and none if it was not asked', async () => {
    const { call, db } = office();
    const unnamed = () => db.query(sql`update company set name = '', kind = null`);
    const edit = async (body: object) =>
      (await call('PUT', EDIT, { by: 'ngozi', body: { ...aCompanyForm(), ...body } })).body;
    await unnamed();
    expect(await edit({ kind: 'airline' })).toMatchObject({
      errors: { kind: ['Choose what kind of company it is.'] },
    });
    expect(await edit({ kind: 'large' })).toMatchObject({ data: { kind: 'large' } });
    expect(await edit({ kind: 'park' })).toMatchObject({ data: { kind: 'large' } });
    expect(await edit({})).toMatchObject({ data: { kind: 'large' } });
    await unnamed();
    expect(await edit({})).toMatchObject({ data: { kind: '' } });
  });

  it('is edited by super admins only', async () => {
    const { call } = office();
    expect(await call('PUT', EDIT, { by: 'ada', body: aCompanyForm() })).toMatchObject({ status: 403 });
    expect(await call('GET', '/api/get_company')).toMatchObject({ status: 401 });
  });

  it('tells everybody what it is called, its own people all of it, and strangers no more', async () => {
    const { call } = office();
    await call('PUT', EDIT, { by: 'ngozi', body: aCompanyForm({ short_name: 'Lines' }) });
    const { body, text } = await call('GET', '/api/capabilities');
    expect(body).toMatchObject({
      data: { company: { company_name: 'Motorpark Lines', short_name: 'Lines' } },
    });
    expect(text).not.toContain('care@motorpark.example');
  });

  it('is who its mails are from', async () => {
    const { call, mails } = office();
    await call('PUT', EDIT, { by: 'ngozi', body: aCompanyForm({ short_name: 'R&B Lines' }) });
    await call('POST', '/api/forgotPassword', { body: { email: emailOf('ada') } });
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe('Your R&B Lines code');
    expect(mail?.text).toContain('R&B Lines never asks for it');
    expect(mail?.html).toContain('<p>R&amp;B Lines</p>');
  });

  it('is not changed from a view that is older than the last change', async () => {
    const { call, db } = office();
    await call('PUT', EDIT, { by: 'ngozi', body: aCompanyForm() });
    const [seen] = await db.query<{ version: number }>(sql`select version from company`);
    const version = seen?.version ?? 0;
    const newer = await call('PUT', EDIT, {
      by: 'ngozi',
      body: { ...aCompanyForm({ address: '2 Zik Avenue' }), version },
    });
    expect(newer).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
    const stale = await call('PUT', EDIT, {
      by: 'ngozi',
      body: { ...aCompanyForm({ address: '3 Zik Avenue' }), version },
    });
    expect(stale).toMatchObject({ status: 409, body: { data: { address: '2 Zik Avenue' } } });
    expect(stale.text).toContain('You have changed this company since you opened it');
  });

  it('keeps what an older client says nothing of, and what it says it must say right', async () => {
    const { call } = office();
    const rules = {
      reschedule_rule: 'late-fee',
      reschedule_fee: 1500,
      refund_kept: '10',
      no_show_rule: 'refund',
    };
    await call('PUT', EDIT, { by: 'ngozi', body: aCompanyForm(rules) });
    const older: Record<string, unknown> = { ...aCompanyForm({ address: '4 Zik Avenue' }) };
    for (const name of [...Object.keys(rules), 'reschedule_notice', 'refund_notice', 'shift_rule'])
      delete older[name];
    expect(await call('PUT', EDIT, { by: 'ngozi', body: older })).toMatchObject({
      status: 200,
      body: { data: { address: '4 Zik Avenue', reschedule_notice: '12', ...rules } },
    });
    expect(await call('PUT', EDIT, { by: 'ngozi', body: { ...older, refund_kept: null } })).toMatchObject({
      status: 422,
      body: { errors: { refund_kept: ['Enter a whole percentage, from 0 to 99.'] } },
    });
  });

  it('prints a ticket and a parcel again with the terms of their sale, whatever the rules are by then', async () => {
    const { call, clock } = office();
    const { trip, sold } = ticketsOf(office);
    const said = async (path: string) => {
      const { body } = await call('GET', path, { by: 'ada' });
      return textAt(body, 'data', 'printed_terms');
    };
    const rule = async (rules: Partial<CompanyPayload>) => {
      clock.now = new Date(clock.now.getTime() + 60_000);
      await call('PUT', EDIT, { by: 'ngozi', body: aCompanyForm(rules) });
    };
    await rule({ check_in_close: '30', storage_fee: 500 });
    const bus = await trip();
    clock.now = new Date(clock.now.getTime() + 60_000);
    const ticket = await sold(bus, { seat_number: [1], amount: 18_500 });
    const parcel = await parcels(office).takeIn();
    for (const storage_fee of [700, 0])
      await rule({ check_in_close: storage_fee === 0 ? '0' : '45', storage_fee });
    expect(await said(`/api/get_ticket/${ticket.id}`)).toContain(
      'Passengers must check in 30 minutes before departure.',
    );
    expect(await said(`/api/get_waybill/${parcel.id}`)).toContain(
      'An extra fee of ₦500 applies for extended storage or handling.',
    );
    const later = await sold(bus, { seat_number: [2], amount: 18_500 });
    expect(await said(`/api/get_ticket/${later.id}`)).not.toContain('check in');
  });

  it('leaves each change in the history, as it was and as it is', async () => {
    const { call } = office();
    await call('PUT', EDIT, { by: 'ngozi', body: aCompanyForm({ phones: '0803 111 1111' }) });
    await call('PUT', EDIT, {
      by: 'ngozi',
      body: aCompanyForm({ phones: '0803 222 2222', ticket_terms: ' No refunds.\n\nOne bag. ' }),
    });
    const { body } = await call('GET', '/api/get_audit', { by: 'ngozi', query: 'limit=1' });
    expect(body).toMatchObject({
      data: [
        {
          kind: 'edited',
          by: { name: 'ngozi' },
          target: { kind: 'company', name: 'Motorpark Lines' },
          before: { phones: '0803 111 1111' },
          after: { phones: '0803 222 2222', ticket_terms: 'No refunds.\nOne bag.' },
        },
      ],
    });
  });
});

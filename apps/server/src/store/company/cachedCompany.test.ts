import { afterEach, expect, it, vi } from 'vitest';
import { type Database, sql } from '../../db';
import { aCompanyForm } from '../../testing/calls/company';
import { inTheOffice } from '../../testing/office';
import { cachedCompany } from './cachedCompany';

afterEach(() => void vi.useRealTimers());

/** Returns a database that does not respond until `letGo` is called. */
function held(db: Database) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const query: Database['query'] = async (statement) => {
    await gate;
    return db.query(statement);
  };
  return { db: { ...db, query }, letGo };
}

inTheOffice('What everybody may know of the company', (office) => {
  it('is waited for at first, so that no company is taken for one without a name, or with another fare rule', async () => {
    await office().db.query(sql`update company set name = 'Anambra Lines', fare_rule = 'per-ticket'`);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { db, letGo } = held(office().db);
    const company = cachedCompany()(db);
    await vi.advanceTimersByTimeAsync(1_500);
    letGo();
    expect(await company).toMatchObject({ name: 'Anambra Lines', fareRule: 'per-ticket' });
  });

  it('is told as it was read last while the database takes its time', async () => {
    const known = cachedCompany();
    const before = await known(office().db);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { db, letGo } = held(office().db);
    const company = known(db);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await company).toEqual(before);
    letGo();
  });

  it('is waited for again after it was changed here: whoever named it reads its new name, however busy the database is', async () => {
    const known = cachedCompany();
    await known(office().db);
    const body = aCompanyForm({ short_name: 'Ifesinachi' });
    expect((await office().call('PUT', '/api/edit_company', { by: 'ngozi', body })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { db, letGo } = held({ ...office().db, isBusy: () => true });
    const company = known(db);
    await vi.advanceTimersByTimeAsync(1_500);
    letGo();
    expect(await company).toMatchObject({ shortName: 'Ifesinachi' });
  });
});

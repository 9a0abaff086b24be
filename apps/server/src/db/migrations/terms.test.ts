import { type CompanyValues, printedTerms } from '@motorpark/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { companyRow } from '../../store/company/companyRow';
import { recordTerms } from '../../store/company/keptTerms';
import type { Engine, Session } from '../database';
import { openPglite } from '../engines/pglite';
import { type Statement, sql } from '../sql';
import { emptyFolder } from '../testing/pgliteTemplate';
import { MIGRATIONS } from './index';
import { applySteps, migrate } from './migrate';

const PLACE = MIGRATIONS.findIndex(({ name }) => name === '159_terms');
let engine: Engine;

beforeAll(async () => {
  engine = await openPglite(emptyFolder(inject('pgliteTemplate')));
  await migrate(engine, MIGRATIONS.slice(0, PLACE));
});
afterAll(() => engine.close());

const TRIED = new Error('Tried, and taken back.');

/** Tries what the migration makes of a company, after statements of the old schema; nothing of it stays. */
async function tryMigrated(
  before: readonly Statement[],
  check: (company: CompanyValues, tx: Session) => Promise<void>,
) {
  const trial = engine.attempt(async (tx) => {
    for (const statement of before) await tx.query(statement);
    await applySteps(tx, MIGRATIONS);
    await check(await companyRow(tx), tx);
    throw TRIED;
  });
  await expect(trial).rejects.toBe(TRIED);
}

it('A company that starts now does what the standard terms say, and says what it charges besides', async () => {
  await tryMigrated([], async (company, tx) => {
    expect(printedTerms('ticket', company)).toEqual([
      'This ticket is non-refundable after departure.',
      'This ticket is valid only on the stated date and time.',
      'Rescheduling must be done at least 12 hours before departure.',
      'Rescheduling costs ₦1,000.',
      'Passengers must check in 30 minutes before departure.',
      'One luggage of up to 20kg is allowed; extra luggage attracts a fee.',
      'The company is not responsible for lost property.',
      'Smoking and alcohol are not allowed on board.',
      'Children under 12 must be accompanied by an adult.',
      'Safety and staff instructions must be obeyed.',
    ]);
    expect(printedTerms('waybill', company)).toEqual([
      'This waybill is valid for a scheduled delivery period of 72 hours.',
      'Afterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.',
      'An extra fee of ₦500 applies for extended storage or handling.',
      'Complaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.',
    ]);
    expect(
      await tx.query(sql`select version, (select count(*)::int from terms_version) as terms from company`),
    ).toEqual([{ version: 1, terms: 0 }]);
  });
});

it('A company that exists keeps its rules, and its receipts leave out what it does not do, but for those of earlier sales', async () => {
  const before = sql`update company set name = 'Young', ticket_terms = ticket_terms || ${'\nNo pets.'}`;
  await tryMigrated([before], async (company, tx) => {
    expect(company).toMatchObject({
      checkInClose: 0,
      storageFee: 0,
      accompaniedAge: 0,
      termsRule: 'standard',
      ticketTerms: 'No pets.',
      waybillTerms: '',
    });
    await recordTerms(tx, company, new Date('2026-11-21T09:00:00Z'));
    await recordTerms(tx, company, new Date('2026-11-22T09:00:00Z'));
    const versions = await tx.query<{ ticket_terms: string }>(
      sql`select ticket_terms from terms_version order by since`,
    );
    expect(versions.map(({ ticket_terms: terms }) => terms.match(/check in|Children|No pets/g))).toEqual([
      ['check in', 'Children', 'No pets'],
      ['No pets'],
    ]);
  });
});

it('A company that had changed the words of the terms keeps its own', async () => {
  const words = 'No pets.\nSmoking and alcohol are not allowed on board.';
  const before = sql`update company set name = 'Young', ticket_terms = ${words}, check_in_close = 20`;
  await tryMigrated([before], async (company) => {
    expect(company).toMatchObject({ termsRule: 'own', checkInClose: 20 });
    expect(printedTerms('ticket', company)).toEqual([
      'No pets.',
      'Smoking and alcohol are not allowed on board.',
    ]);
    expect(printedTerms('waybill', company)).toHaveLength(3);
  });
});

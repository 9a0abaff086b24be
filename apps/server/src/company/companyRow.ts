import { type WireCompany, companyWire } from '@motorpark/contract';
import {
  COMPANY_FIELDS,
  type ChangeRules,
  type CompanyImage,
  type CompanyValues,
  type FareRule,
  tell,
} from '@motorpark/domain';
import { columns, type Sql, type Statement, prepared, sql } from '../db';
import { companyColumns } from './companyColumns';

export interface CompanyRow extends CompanyValues, Record<CompanyImage, string | null> {
  id: string;
  version: number;
}

const ROW = columns(
  'company.id',
  'company.version',
  'company.logo',
  'company.signature',
  companyColumns.selected,
);

/** The company; with `for update` it stays as it is until the transaction ends. */
export async function companyRow(db: Sql, lock: Statement = sql``): Promise<CompanyRow> {
  const [row] = await db.query(sql`select ${ROW} from company ${lock}`);
  if (!row) throw new Error('The table company has lost its row.');
  const { id, version, logo, signature } = row;
  return { ...companyColumns.read(row), id, version, logo, signature };
}

/** The company as it is answered. */
export const wireOf = (company: CompanyRow): WireCompany => ({
  ...companyWire.row(tell(COMPANY_FIELDS, company)),
  version: company.version,
  logo: company.logo ?? '',
  signature: company.signature ?? '',
});

type SaleRules = Pick<CompanyValues, 'fareRule' | 'passengerDetails' | 'salesClose'>;

/** By which rules the company sells a ticket. */
export async function saleRulesOf(db: Sql): Promise<SaleRules> {
  const [row] = await db.query(
    prepared(
      sql`select ${columns('company.fare_rule', 'company.passenger_details', 'company.sales_close')} from company`,
    ),
  );
  return {
    fareRule: row?.fare_rule ?? 'per-seat',
    passengerDetails: row?.passenger_details ?? 'asked',
    salesClose: row?.sales_close ?? 0,
  };
}

/** How many seats of each trip a login keeps for an outage; 0 for none. */
export async function outageSeatsOf(db: Sql): Promise<number> {
  const [row] = await db.query(prepared(sql`select ${columns('company.outage_seats')} from company`));
  return row?.outage_seats ?? 0;
}

/** By which rules a sold ticket is rescheduled and refunded, and what its new trip costs. */
export async function changeRulesOf(
  db: Sql,
): Promise<ChangeRules & Pick<CompanyValues, 'fareRule' | 'salesClose'>> {
  return companyRow(db);
}

/** Who mails are from: the company's short name, or that of the product until it has one. */
export async function senderOf(db: Sql): Promise<string> {
  const [row] = await db.query(sql`select ${columns('company.short_name')} from company`);
  return row?.short_name || 'Motorpark';
}

/** A fare rule from the settings, for a company that nobody has edited yet. */
export const startWithFares = (db: Sql, fares: FareRule): Promise<unknown> =>
  db.query(sql`update company set fare_rule = ${fares} where version = 1 and fare_rule <> ${fares}`);

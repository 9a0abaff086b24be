import type {
  ChangeRules,
  CompanyImage,
  CompanyKind,
  CompanyValues,
  FareRule,
  KindRules,
  LuggageRule,
} from '@motorpark/domain';
import { columns, type Sql, type Statement, prepared, sql } from '../../db';
import { companyColumns } from './companyColumns';

export interface CompanyRow extends CompanyValues, Record<CompanyImage, string | null> {
  id: string;
  version: number;
  kind: CompanyKind | null;
}

const ROW = columns(
  'company.id',
  'company.version',
  'company.kind',
  'company.logo',
  'company.signature',
  companyColumns.selected,
);

const NO_ROW = 'The table company has lost its row.';

/** Returns the company's record; with `for update` it stays locked until the transaction ends. */
export async function companyRow(db: Sql, lock: Statement = sql``): Promise<CompanyRow> {
  const [row] = await db.query(sql`select ${ROW} from company ${lock}`);
  if (!row) throw new Error(NO_ROW);
  const { id, version, kind, logo, signature } = row;
  return { ...companyColumns.read(row), id, version, kind, logo, signature };
}

type SaleRules = Pick<CompanyValues, 'fareRule' | 'passengerDetails' | 'salesClose' | 'accompaniedAge'> &
  KindRules;

export async function saleRulesOf(db: Sql): Promise<SaleRules> {
  const [row] = await db.query(
    prepared(
      sql`select ${columns(
        'company.fare_rule',
        'company.passenger_details',
        'company.sales_close',
        'company.child_age',
        'company.child_percent',
        'company.infant_age',
        'company.accompanied_age',
      )} from company`,
    ),
  );
  if (!row) throw new Error(NO_ROW);
  return {
    fareRule: row.fare_rule,
    passengerDetails: row.passenger_details,
    salesClose: row.sales_close,
    childAge: row.child_age,
    childPercent: row.child_percent,
    infantAge: row.infant_age,
    accompaniedAge: row.accompanied_age,
  };
}

/** Returns how many seats of each trip a login reserves for an outage; 0 for none. */
export async function outageSeatsOf(db: Sql): Promise<number> {
  const [row] = await db.query(prepared(sql`select ${columns('company.outage_seats')} from company`));
  return row?.outage_seats ?? 0;
}

/** Returns the rules by which sold tickets are rescheduled and refunded, and how the new trip is priced. */
export async function changeRulesOf(
  db: Sql,
): Promise<ChangeRules & KindRules & Pick<CompanyValues, 'fareRule' | 'salesClose'>> {
  return companyRow(db);
}

/** Returns the company's rule for luggage. */
export async function luggageRuleOf(db: Sql): Promise<LuggageRule> {
  return companyRow(db);
}

/** Returns the sender's name for mails: the company's short name, or Motorpark if it has none. */
export async function senderOf(db: Sql): Promise<string> {
  const [row] = await db.query(sql`select ${columns('company.short_name')} from company`);
  return row?.short_name || 'Motorpark';
}

/** Rules of a company whose record was never edited, from the settings. */
interface FirstRules {
  fares: FareRule | undefined;
  /** Whether super admins must have a second factor. */
  requiresSecondFactor: boolean;
}

/** Sets the rules of a company whose record was never edited; an edited record keeps its own. */
export const initRules = (db: Sql, { fares, requiresSecondFactor }: FirstRules): Promise<unknown> =>
  db.query(sql`
    update company set fare_rule = first.fares, second_factor = first.factor
    from (select coalesce(${fares ?? null}, fare_rule) as fares,
      case when ${requiresSecondFactor}::boolean then 'required' else second_factor end as factor from company) as first
    where version = 1 and (fare_rule, second_factor) is distinct from (first.fares, first.factor)`);

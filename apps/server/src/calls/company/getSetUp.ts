import type { Data, WireSetUp } from '@motorpark/contract';
import { SET_UP_STEPS, type SetUpStep } from '@motorpark/domain';
import { type Statement, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { providerTrouble } from '../../store/transfer/providerCheck';

/** SQL: whether each step is done. A route needs two terminals. */
const IS_DONE: Readonly<Record<SetUpStep, Statement>> = {
  company: sql`exists (select from company where name <> '')`,
  terminals: sql`exists (select from terminal offset 1)`,
  routes: sql`exists (select from route)`,
  drivers: sql`exists (select from driver)`,
  vehicles: sql`exists (select from vehicle)`,
  people: sql`exists (select from person where role = 'admin')`,
};

export async function getSetUp({ db, provider }: PersonContext): Promise<Data<WireSetUp>> {
  const [row] = await db.query(
    sql`select ${computed<Record<SetUpStep | 'had_terms', boolean>>({
      ...IS_DONE,
      had_terms: sql`exists (select from terms_version where since = 'epoch')`,
    })}`,
  );
  return {
    data: {
      done: SET_UP_STEPS.filter((step) => row?.[step]),
      had_terms: row?.had_terms ?? false,
      provider_trouble: (await providerTrouble(db, provider)) ?? '',
    },
  };
}

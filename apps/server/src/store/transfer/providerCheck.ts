import type { ProviderName, ProviderTrouble } from '@motorpark/domain';
import type { PaymentProvider } from '../../payments/provider';
import { type Sql, sql } from '../../db';

/** Stores that a provider has worked with keys that take real money. */
export async function recordCheck(db: Sql, provider: ProviderName, now: Date): Promise<void> {
  await db.query(sql`
    insert into provider_check (provider, checked_at) values (${provider}, ${now})
    on conflict (provider) do update set checked_at = excluded.checked_at`);
}

/** Returns why real money does not come by a provider, as far as is known; undefined without a provider, and if it was checked. */
export async function providerTrouble(
  db: Sql,
  provider: PaymentProvider | undefined,
): Promise<ProviderTrouble | undefined> {
  if (!provider) return undefined;
  if (!provider.isLive) return 'for tests';
  const checks = await db.query(sql`select from provider_check where provider = ${provider.name}`);
  return checks.length > 0 ? undefined : 'never run';
}

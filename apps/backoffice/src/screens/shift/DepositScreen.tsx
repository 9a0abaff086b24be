import { useAwaitedDrops } from '@motorpark/api';
import { EmptyState, Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { DepositForm } from './DepositForm';
import { messages } from './messages';

const DROPS = { href: href(paths.superAdmin.drops), label: messages.dropList.title };

/** Records the deposit of several drops of one terminal at once. */
export function DepositScreen() {
  const [query] = useSearchParams();
  const { drops, ...state } = useAwaitedDrops(query.get('id') ?? '');
  return (
    <Page title={messages.deposit.title} lead={messages.deposit.lead(drops?.[0]?.terminal)} back={DROPS}>
      {!drops && (
        <LoadingState {...state} label={messages.deposit.loading} fallback={messages.deposit.loadFailed} />
      )}
      {drops?.length === 0 && <EmptyState text={messages.deposit.allBanked} />}
      {drops && drops.length > 0 && <DepositForm drops={drops} />}
    </Page>
  );
}

import { useSession, useTerminals } from '@motorpark/api';
import { canEditWaybill, type Session, type Terminal } from '@motorpark/domain';
import { ButtonLink, EmptyState, Page, Spinner } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href, waybillOverviewPath } from '../../paths';
import { draftOwner } from '../../shared/draft/draftOwner';
import { LoadFailure } from '../../shared/LoadFailure';
import { isNotThere } from '../../shared/isNotThere';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { EditWaybill } from './EditWaybill';
import { NewWaybill } from './NewWaybill';
import { WAYBILLS, messages } from './messages';
import { useAskedWaybill } from './hooks/useAskedWaybill';

/** Takes a parcel in, or changes the waybill that was handed over or that the link names. */
export function WaybillFormScreen() {
  const session = useSession();
  const { terminals, failure, isLoading, refresh } = useTerminals();
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const isEdit = query.has('id') || (typeof state === 'object' && state !== null && 'waybill' in state);
  const title = isEdit ? messages.editTitle : messages.createTitle;

  if (!session) return null;
  if (terminals.length > 0) {
    return isEdit ? (
      <AskedWaybill key={query.get('id')} terminals={terminals} />
    ) : (
      <Creating session={session} terminals={terminals} />
    );
  }
  return (
    <Form title={title}>
      {failure && !isLoading ? (
        <LoadFailure failure={failure} fallback={messages.terminalsFailed} refresh={refresh} />
      ) : (
        <Spinner label={messages.loadingTerminals} />
      )}
    </Form>
  );
}

const Creating = ({ session, terminals }: { session: Session; terminals: readonly Terminal[] }) => (
  <NewWaybill owner={draftOwner(session)} session={session} terminals={terminals} />
);

function AskedWaybill({ terminals }: { terminals: readonly Terminal[] }) {
  const { waybill, isFresh, ...state } = useAskedWaybill();
  const isLost = isNotThere(state.failure) || (state.failure && !state.isLoading);
  if (!waybill || !isFresh || isLost) {
    return <Form>{<NotLoaded one="waybill" list={WAYBILLS} {...state} />}</Form>;
  }
  if (waybill.voided) return <Form>{<VoidNotice one="waybill" voided={waybill.voided} />}</Form>;
  if (!canEditWaybill(waybill.status)) {
    return (
      <Form>
        <EmptyState
          text={messages.pickedUp}
          action={
            <ButtonLink href={href(waybillOverviewPath(waybill.id))}>{messages.openAndPrint}</ButtonLink>
          }
        />
      </Form>
    );
  }
  return <EditWaybill key={waybill.id} waybill={waybill} terminals={terminals} />;
}

const Form = ({ title = messages.editTitle, children }: { title?: string; children: ReactNode }) => (
  <Page title={title} back={WAYBILLS}>
    {children}
  </Page>
);

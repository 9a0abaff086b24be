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
import { messages } from './messages';
import type { WaybillExits } from './waybillExits';
import { useAskedWaybill } from './hooks/useAskedWaybill';

interface WaybillFormProps {
  exits: WaybillExits;
  /** The head office: it puts right also what was picked up. */
  maySeeToAll?: boolean;
}

/** The form of a waybill, wherever it is opened from. */
export function WaybillForm({ exits, maySeeToAll = false }: WaybillFormProps) {
  const session = useSession();
  const { terminals, failure, isLoading, refresh } = useTerminals();
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const isEdit =
    maySeeToAll || query.has('id') || (typeof state === 'object' && state !== null && 'waybill' in state);
  const title = isEdit ? messages.editTitle : messages.createTitle;

  if (!session) return null;
  if (terminals.length > 0) {
    return isEdit ? (
      <AskedWaybill key={query.get('id')} terminals={terminals} exits={exits} maySeeToAll={maySeeToAll} />
    ) : (
      <Creating session={session} terminals={terminals} />
    );
  }
  return (
    <Form title={title} back={exits.back}>
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

interface WithTerminals {
  terminals: readonly Terminal[];
}

function AskedWaybill({ terminals, exits, maySeeToAll }: Required<WaybillFormProps> & WithTerminals) {
  const { waybill, isFresh, ...state } = useAskedWaybill();
  const { back } = exits;
  const isLost = isNotThere(state.failure) || (state.failure && !state.isLoading);
  if (!waybill || !isFresh || isLost) {
    return <Form back={back}>{<NotLoaded one="waybill" list={back} {...state} />}</Form>;
  }
  if (waybill.voided) return <Form back={back}>{<VoidNotice one="waybill" voided={waybill.voided} />}</Form>;
  if (!maySeeToAll && !canEditWaybill(waybill.status)) {
    return (
      <Form back={back}>
        <EmptyState
          text={messages.pickedUp}
          action={
            <ButtonLink href={href(waybillOverviewPath(waybill.id))}>{messages.openAndPrint}</ButtonLink>
          }
        />
      </Form>
    );
  }
  return <EditWaybill key={waybill.id} waybill={waybill} terminals={terminals} exits={exits} />;
}

interface FormProps extends Pick<WaybillExits, 'back'> {
  title?: string;
  children: ReactNode;
}

const Form = ({ title = messages.editTitle, back, children }: FormProps) => (
  <Page title={title} back={back}>
    {children}
  </Page>
);

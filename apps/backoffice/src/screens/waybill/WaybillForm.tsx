import { useSession, useTerminalChoices, useWaybill } from '@motorpark/api';
import { mayAct, type Session, type Terminal, waybillMoment } from '@motorpark/domain';
import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href, waybillOverviewPath } from '../../paths';
import { useAddressedRecord } from '../../shared/counter/useAddressedRecord';
import { LoadingState } from '../../shared/LoadingState';
import { isNotFound } from '../../shared/isNotFound';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { ErasedNotice } from '../../shared/record/ErasedNotice';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { now } from '../../shared/today';
import { EditWaybill } from './EditWaybill';
import { NewWaybill } from './NewWaybill';
import { messages } from './messages';
import type { WaybillExits } from './waybillExits';
import { WAYBILL } from './waybillKind';

interface WaybillFormProps {
  exits: WaybillExits;
  /** Whether it can only edit, because the head office takes in no parcels. */
  onlyEdits?: boolean;
}

/** The form of a waybill, for staff and for the head office. */
export function WaybillForm({ exits, onlyEdits = false }: WaybillFormProps) {
  const session = useSession();
  const { known: terminals, ...loading } = useTerminalChoices();
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const isEdit =
    onlyEdits || query.has('id') || (typeof state === 'object' && state !== null && 'waybill' in state);
  const title = isEdit ? messages.editTitle : messages.createTitle;

  if (!session) return null;
  if (terminals.length > 0) {
    return isEdit ? (
      <AddressedWaybill key={query.get('id')} terminals={terminals} exits={exits} role={session.role} />
    ) : (
      <NewWaybill session={session} terminals={terminals} />
    );
  }
  return (
    <Form title={title} back={exits.back}>
      <LoadingState {...loading} label={messages.loadingTerminals} fallback={messages.terminalsFailed} />
    </Form>
  );
}

interface WithTerminals {
  terminals: readonly Terminal[];
}

function AddressedWaybill({
  terminals,
  exits,
  role,
}: WaybillFormProps & WithTerminals & Pick<Session, 'role'>) {
  const { row: waybill, isFresh, ...state } = useWaybill(...useAddressedRecord(WAYBILL));
  const { back } = exits;
  const isLost = isNotFound(state.failure) || (state.failure && !state.isLoading);
  if (!waybill || !isFresh || isLost) {
    return <Form back={back}>{<NotLoaded one="waybill" list={back} {...state} />}</Form>;
  }
  if (waybill.erased)
    return <Form back={back}>{<ErasedNotice one="waybill" erased={waybill.erased} />}</Form>;
  if (waybill.voided) return <Form back={back}>{<VoidNotice one="waybill" voided={waybill.voided} />}</Form>;
  if (!mayAct('waybill.edit', { role, isOwn: true, moment: waybillMoment(waybill, now()) })) {
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

import {
  currentRecord,
  waybillCodec,
  useEditWaybill,
  useMay,
  useSession,
  useTerminalChoices,
  useWaybill,
  waybillWire,
  withTerminalIds,
  now,
  isNotFound,
} from '@motorpark/api';
import {
  type MergeLine,
  type Session,
  type Terminal,
  WAYBILL_FIELDS,
  type Waybill,
  type WaybillDraft,
  draftOf,
  fieldLines,
  mayAct,
  waybillMoment,
  waybillSchema,
} from '@motorpark/domain';
import { ButtonLink, EmptyState, Notice, Page } from '@motorpark/ui';
import { type Conflicts, useConflicts } from '@motorpark/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href, paths, recordPath, waybillOverviewPath } from '../../paths';
import { useAddressedRecord } from '../../shared/sold/useAddressedRecord';
import { LoadingState } from '../../shared/LoadingState';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { ErasedNotice } from '../../shared/record/ErasedNotice';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { useChangeTask } from '../../shared/sale/useChangeTask';
import { COUNTER_EXITS, type WaybillExits } from './waybillExits';
import { NewWaybill } from './NewWaybill';
import { messages } from './messages';
import { WAYBILL } from './waybillKind';
import { WaybillWizard } from './steps/WaybillWizard';

/** Takes in a parcel, or edits the waybill in the navigation state or in the URL. */
export const WaybillFormScreen = () => <WaybillForm exits={COUNTER_EXITS} />;

/** Where the head office corrects a waybill, even if staff can no longer change it. Links back to the operation that it was opened from. */
export function OfficeWaybillScreen() {
  const [query] = useSearchParams();
  const operation = query.get('operation');
  const from =
    operation === null ? paths.superAdmin.operations : recordPath(paths.superAdmin.operation, operation);
  return (
    <WaybillForm
      onlyEdits
      exits={{ back: { href: href(from), label: messages.back }, pathAfter: () => from }}
    />
  );
}

interface WaybillFormProps {
  exits: WaybillExits;
  /** Whether it can only edit, because the head office takes in no parcels. */
  onlyEdits?: boolean;
}

function WaybillForm({ exits, onlyEdits = false }: WaybillFormProps) {
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

interface EditWaybillProps {
  /** The waybill as loaded when the form opened; later loads don't replace typed values. */
  waybill: Waybill;
  terminals: readonly Terminal[];
  exits: WaybillExits;
}

function EditWaybill({ waybill: opened, terminals, exits }: EditWaybillProps) {
  const canEdit = useMay()('waybill.edit');
  const [waybill, setWaybill] = useState(opened);
  const valuesOf = (one: Waybill) => draftOf(WAYBILL_FIELDS, withTerminalIds(one, terminals));
  const [start] = useState(() => valuesOf(waybill));
  const lines = useMemo(() => waybillLines(terminals), [terminals]);
  const conflicts = useConflicts<Waybill, WaybillDraft>({
    row: waybill,
    currentOf: (failure) => currentRecord(failure, waybillCodec.read),
    valuesOf,
    lines,
    onFresh: setWaybill,
  });
  const { task, dialog } = useChangeWaybill(waybill, conflicts);

  return (
    <WaybillWizard task={task} start={{ values: start, step: 0 }} exits={exits} terms={waybill.terms}>
      {({ values, isDone }) => (
        <>
          <LeaveGuard isOn={!isDone && JSON.stringify(values) !== JSON.stringify(start)} />
          {conflicts.dialog}
          {dialog}
          {!canEdit && <Notice tone="warning">{messages.cannotEdit}</Notice>}
        </>
      )}
    </WaybillWizard>
  );
}

function waybillLines(terminals: readonly Terminal[]): readonly MergeLine<WaybillDraft>[] {
  const nameOf = (id: string) => terminals.find((terminal) => terminal.id === id)?.name ?? id;
  return fieldLines(WAYBILL_FIELDS, { originTerminalId: nameOf, destinationTerminalId: nameOf });
}

function useChangeWaybill(
  { id, amount, nonCash }: Waybill,
  { version, isConflict }: Pick<Conflicts<WaybillDraft>, 'version' | 'isConflict'>,
) {
  const { save } = useEditWaybill();
  return useChangeTask({
    title: messages.editTitle,
    done: messages.edited,
    cannotEdit: messages.cannotEdit,
    paid: amount,
    paidNonCash: nonCash,
    save,
    isConflict,
    names: waybillWire.names,
    editOf: (values: WaybillDraft) => ({
      values,
      edit: { id, version: version(), form: waybillSchema.cast(values, { stripUnknown: true }) },
    }),
  });
}

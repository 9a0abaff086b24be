import {
  type NewSale,
  readWaybill,
  useEditWaybill,
  useFormRules,
  useMay,
  useSession,
  useTerminalChoices,
  useWaybill,
  waybillWire,
  withTerminalIds,
} from '@motorpark/api';
import {
  type MergeLine,
  type OwnTerminal,
  type Session,
  type Terminal,
  WAYBILL_FIELDS,
  type Waybill,
  type WaybillDraft,
  usualGoods,
  draftOf,
  fieldLines,
  formatNaira,
  formatPaymentMethod,
  isDraftOf,
  isOwnTerminal,
  mayAct,
  terminalOf,
  waybillMoment,
  waybillSchema,
} from '@motorpark/domain';
import { ButtonLink, EmptyState, Notice, Page } from '@motorpark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href, paths, recordPath, waybillOverviewPath } from '../../paths';
import { useAddressedRecord } from '../../shared/sold/useAddressedRecord';
import { LoadingState } from '../../shared/LoadingState';
import { isNotFound } from '../../shared/isNotFound';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { ErasedNotice } from '../../shared/record/ErasedNotice';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { now, today } from '../../shared/today';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { type Conflicts, useConflicts } from '../../shared/history/useConflicts';
import { useChangeTask } from '../../shared/sale/useChangeTask';
import { KeptDraft } from '../../shared/draft/KeptDraft';
import { SaleDraft } from '../../shared/sale/SaleDraft';
import { draftOwner } from '../../shared/draft/draftOwner';
import { useSaleForm } from '../../shared/outbox/useSaleForm';
import { draftStore } from '../../shared/draft/draftStore';
import { COUNTER_EXITS, type WaybillExits } from './waybillExits';
import { WAYBILLS, messages } from './messages';
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

/** The values of a new waybill: its terminal of origin and today's date, and on our server what most parcels have. */
function newWaybill(
  terminals: readonly Terminal[],
  terminal: OwnTerminal,
  usual: ReturnType<typeof usualGoods>,
) {
  const own = terminals.find((one) => isOwnTerminal(terminal, one));
  return draftOf(WAYBILL_FIELDS, { originTerminalId: own?.id ?? terminal.id, bookDate: today(), ...usual });
}

/** Stores the waybill that this tab is working on. */
const waybillDrafts = draftStore<WaybillDraft>('waybill', (values) => isDraftOf(WAYBILL_FIELDS, values));

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
    read: readWaybill,
    valuesOf,
    lines,
    onFresh: setWaybill,
  });
  const { task, dialog } = useChangeWaybill(waybill, terminals, conflicts);

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
  { id, amount }: Waybill,
  terminals: readonly Terminal[],
  { version, isConflict }: Pick<Conflicts<WaybillDraft>, 'version' | 'isConflict'>,
) {
  const { save } = useEditWaybill();
  return useChangeTask({
    title: messages.editTitle,
    done: messages.edited,
    cannotEdit: messages.cannotEdit,
    paid: amount,
    save,
    isConflict,
    names: waybillWire.names,
    editOf: (values: WaybillDraft) => ({
      values,
      edit: { id, version: version(), form: waybillSchema.cast(values, { stripUnknown: true }), terminals },
    }),
  });
}

interface NewWaybillProps {
  session: Session;
  terminals: readonly Terminal[];
}

/** Takes in a parcel. Typed values are stored until the waybill is saved, and survive a reload, a lost connection or the end of the session. */
function NewWaybill({ session, terminals }: NewWaybillProps) {
  const usual = usualGoods(useFormRules());
  const [empty] = useState(() => newWaybill(terminals, terminalOf(session), usual));
  const parcel = useTakeInWaybill(terminals, draftOwner(session));
  const { kept } = parcel;

  if (kept && parcel.isAsked) {
    const { receiverName, description } = kept.values;
    return (
      <KeptDraft
        title={messages.createTitle}
        back={WAYBILLS}
        one="waybill"
        name={parcel.nameOf(kept.values)}
        facts={[receiverName.trim() && `to ${receiverName.trim()}`, description.trim()]}
        onContinue={parcel.continueDraft}
        onStartOver={parcel.restart}
      />
    );
  }
  return (
    <WaybillWizard task={parcel.task} start={{ values: empty, step: 0, ...kept }} exits={COUNTER_EXITS}>
      {(state) => (
        <SaleDraft
          form={parcel}
          state={state}
          empty={empty}
          isEmpty={JSON.stringify(state.values) === JSON.stringify(empty)}
          one="waybill"
          done="made"
          which={parcel.unansweredTry(state.values)}
          list={WAYBILLS}
        />
      )}
    </WaybillWizard>
  );
}

/** The task of the waybill wizard that takes in a parcel exactly once. */
const useTakeInWaybill = (terminals: readonly Terminal[], owner: string) =>
  useSaleForm({
    title: messages.createTitle,
    done: messages.created,
    owner,
    drafts: waybillDrafts,
    nameOf: ({ senderName }) => senderName.trim(),
    written: (draft: WaybillDraft) =>
      JSON.stringify(waybillSchema.cast(draft, { assert: false, stripUnknown: true })),
    saleOf: (key, draft: WaybillDraft) => waybillSale(key, draft, terminals),
  });

function waybillSale(key: string, draft: WaybillDraft, terminals: readonly Terminal[]): NewSale<'waybill'> {
  const form = waybillSchema.cast(draft, { stripUnknown: true });
  const ends = [form.originTerminalId, form.destinationTerminalId];
  const named = ends.flatMap((end) => terminals.filter(({ id }) => id === end));
  return {
    key,
    kind: 'waybill',
    order: { form, terminals: named },
    draft,
    facts: [
      { term: 'Sender', value: form.senderName },
      { term: 'Receiver', value: form.receiverName },
      { term: 'From and to', value: named.map(({ name }) => name).join(' - ') },
      { term: 'Goods', value: form.description },
      { term: 'Amount', value: formatNaira(WAYBILL_FIELDS.amount.kind.parse(form.amount) ?? 0) },
      { term: 'Payment method', value: formatPaymentMethod(form.paymentMethod) },
    ],
  };
}

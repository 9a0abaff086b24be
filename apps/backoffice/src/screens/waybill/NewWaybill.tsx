import { draftOwner, draftStore, waybillSale, useFormRules, today } from '@motorpark/api';
import {
  type OwnTerminal,
  type Session,
  type Terminal,
  WAYBILL_FIELDS,
  type WaybillDraft,
  draftOf,
  isDraftOf,
  isOwnTerminal,
  terminalOf,
  usualGoods,
  waybillSchema,
} from '@motorpark/domain';
import { KeptDraft } from '@motorpark/ui/form';
import { useState } from 'react';
import { useSaleForm } from '../../shared/outbox/useSaleForm';
import { SaleDraft } from '../../shared/sale/SaleDraft';
import { WAYBILLS, messages } from './messages';
import { WaybillWizard } from './steps/WaybillWizard';
import { COUNTER_EXITS } from './waybillExits';

interface NewWaybillProps {
  session: Session;
  terminals: readonly Terminal[];
}

/** Takes in a parcel. Typed values are stored until the waybill is saved, and survive a reload, a lost connection or the end of the session. */
export function NewWaybill({ session, terminals }: NewWaybillProps) {
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

/** The task of the waybill wizard that takes in a parcel exactly once. */
const useTakeInWaybill = (terminals: readonly Terminal[], owner: string) =>
  useSaleForm({
    title: messages.createTitle,
    done: messages.created,
    owner,
    drafts: waybillDrafts,
    nameOf: ({ senderName, senderPhone }) => senderName.trim() || senderPhone.trim(),
    written: (draft: WaybillDraft) =>
      JSON.stringify(waybillSchema.cast(draft, { assert: false, stripUnknown: true })),
    saleOf: (key, draft: WaybillDraft) => waybillSale(key, draft, terminals),
  });

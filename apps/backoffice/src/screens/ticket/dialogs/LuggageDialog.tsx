import { luggageWire, useCompany, useTakeLuggage } from '@motorpark/api';
import {
  LUGGAGE,
  type LuggageDraft,
  type LuggageForm,
  counted,
  doneWith,
  filledLuggage,
  formatNaira,
  luggageErrors,
  luggageOutcome,
  luggageRuleIn,
  luggageSchema,
  partBack,
  settlement,
  valuesOf,
} from '@motorpark/domain';
import { DescriptionList, Notice, toast } from '@motorpark/ui';
import { type RecordField, RecordFields } from '@motorpark/ui/form';
import { SaveDialog } from '../../../shared/form/SaveDialog';
import { collectFields, reasonField } from '../changeFields';
import { changeMessages } from '../changeMessages';
import { TicketChangeDialog, type TicketChangeFormProps, type TicketChangeProps } from './TicketChangeDialog';

const { luggage: words, reschedule } = changeMessages;

/** A dialog that records a ticket's luggage, and shows what it costs by the company's rule. */
export const LuggageDialog = ({ row, ...callbacks }: TicketChangeProps) => (
  <TicketChangeDialog row={row} title={words.title} onClose={callbacks.onClose} refusedBy={() => undefined}>
    {(ticket, terms) => <LuggageFields ticket={ticket} terms={terms} {...callbacks} />}
  </TicketChangeDialog>
);

function LuggageFields({ ticket, terms, onClose, onDone }: TicketChangeFormProps) {
  const { save } = useTakeLuggage();
  const { company } = useCompany({ revalidateIfStale: false });
  const { pieces = 1, kg = '' } = ticket.luggage ?? {};
  const start: LuggageDraft = {
    pieces: String(pieces),
    kg: String(kg),
    paymentMethod: '',
    reason: '',
  };
  const formOf = (draft: LuggageDraft): LuggageForm => ({
    draft,
    ticket,
    terms: terms.seats,
    rule: company && luggageRuleIn(company),
    mustPayInCash: company?.confirmationRule === 'required',
  });
  return (
    <SaveDialog
      title={words.title}
      labelOf={() => words.submit}
      start={start}
      schema={luggageSchema}
      filled={(draft) => filledLuggage(formOf(draft))}
      errorsOf={(draft) => luggageErrors(formOf(draft))}
      names={luggageWire.names}
      save={async (values, retryKey, draft) => {
        const form = valuesOf(LUGGAGE, values);
        const saved = await save({ id: ticket.id, version: ticket.version, form, retryKey });
        onClose();
        await onDone(saved);
        // After going to the screen on which it is read.
        toast.success(doneWith(words.done, settledBy(formOf(draft))));
      }}
      onClose={onClose}
      renderFields={(draft) => (
        <>
          <DescriptionList items={[{ term: 'Ticket', value: `${ticket.number}, ${ticket.travelerName}` }]} />
          <RecordFields fields={WEIGHED} />
          <Settling form={formOf(draft)} />
        </>
      )}
    />
  );
}

const WEIGHED: RecordField[] = [
  { name: 'pieces', label: LUGGAGE.pieces.label, kind: 'digits', hint: words.pieces },
  { name: 'kg', label: LUGGAGE.kg.label, kind: 'digits', hint: words.kg },
];

function settledBy(form: LuggageForm): string | undefined {
  const { due = 0 } = luggageOutcome(form) ?? {};
  return settlement(0, due < 0 ? due + partBack(form.terms, -due).kept : due);
}

/** What is collected or given back, and how. */
function Settling({ form }: { form: LuggageForm }) {
  const { rule, terms, mustPayInCash } = form;
  const { due } = luggageOutcome(form) ?? {};
  if (due === undefined || !rule) return null;
  const { luggageCharge, luggageFree, luggageFee } = rule;
  const free = luggageCharge === 'piece' ? counted(luggageFree, 'piece') : `${luggageFree} kg`;
  const { kept } = partBack(terms, Math.max(0, -due));
  return (
    <>
      <Notice tone={due === 0 ? 'info' : 'warning'} title={settledBy(form) ?? words.nothing}>
        {luggageFee > 0 && words.free(free, formatNaira(luggageFee))}
        {kept > 0 && ` ${words.kept(formatNaira(kept))}`}
      </Notice>
      {due > 0 && mustPayInCash && <Notice tone="info">{reschedule.cashOnly}</Notice>}
      {due > 0 && !mustPayInCash && <RecordFields fields={collectFields.slice(0, 1)} />}
      {due < 0 && <RecordFields fields={[reasonField]} />}
    </>
  );
}

import { currentRecord, isApiFailure } from '@motorpark/api';
import {
  type Correction,
  type Kobo,
  type MergeLine,
  NAIRA_FROM_ZERO,
  type Versioned,
  check,
  correctionSchema,
  doneWith,
  fieldErrors,
  formatNaira,
  koboTyped,
  settlement,
  typedNaira,
} from '@motorpark/domain';
import { DescriptionList, TextAreaField, TextField, toast } from '@motorpark/ui';
import { FormDialog, useBoundField, useConflicts } from '@motorpark/ui/form';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { dismissFormFailure, showFormFailure } from '../form/showFormFailure';
import type { ConflictView } from '../history/useStaleRecord';
import { Settlement } from './Settlement';

const messages = {
  title: 'Correct amount',
  amount: 'Right Amount',
  reason: 'Reason',
  save: 'Save',
  done: 'Amount corrected.',
};

interface CorrectAmountDialogProps<Row> {
  /** The ticket or waybill as the user saw it. */
  row: Row;
  conflictView: Pick<ConflictView<Row>, 'read' | 'nameOf'>;
  /** Saves the amount on the current record. */
  save: (row: Row, correction: Correction, version: number | undefined) => Promise<unknown>;
  onClose: () => void;
}

interface Priced extends Versioned {
  amount?: Kobo | undefined;
}

type Draft = Record<'amount' | 'reason', string>;

const LINES: readonly MergeLine<Draft>[] = [
  { name: 'amount', label: 'Amount paid', fields: ['amount'], text: ({ amount }) => amountText(amount) },
];
const FIELDS = { amount: 'amount', reason: 'reason' } as const;

const amountText = (typed: string): string => {
  const amount = typedNaira(typed);
  return amount === undefined ? typed : formatNaira(amount);
};

const draftOf = ({ amount }: Priced): Draft => ({
  amount: amount === undefined ? '' : NAIRA_FROM_ZERO.edit(amount),
  reason: '',
});

const typed = ({ amount, reason }: Draft) => ({ amount: koboTyped(amount), reason });

/** A dialog in which a super admin corrects the amount paid for a ticket or waybill, with a reason, when nobody else may any longer. */
export function CorrectAmountDialog<Row extends Priced>(props: CorrectAmountDialogProps<Row>) {
  const { row: seen, conflictView, save, onClose } = props;
  const [row, setRow] = useState(seen);
  const [start] = useState(() => draftOf(seen));
  const conflicts = useConflicts<Row, Draft>({
    row,
    currentOf: (failure) => currentRecord(failure, conflictView.read),
    valuesOf: draftOf,
    lines: LINES,
    onFresh: setRow,
  });
  const schema = correctionSchema(row.amount);

  async function submit(draft: Draft) {
    const { values, errors } = check(schema, typed(draft));
    if (errors) return errors;
    dismissFormFailure();
    try {
      await save(row, values, conflicts.version());
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (conflicts.isConflict(failure, draft)) return { [FORM_ERROR]: failure.message };
      return showFormFailure(failure, FIELDS);
    }
    toast.success(doneWith(messages.done, settlement(row.amount, values.amount)));
    onClose();
    return undefined;
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => fieldErrors(schema, typed(draft))}
      onSubmit={submit}
      render={({ handleSubmit, submitting, values }) => (
        <>
          <FormDialog
            title={messages.title}
            submitLabel={messages.save}
            isBusy={submitting}
            onSubmit={() => handleSubmit()}
            onClose={onClose}
          >
            <DescriptionList
              items={[
                { term: 'Amount of', value: conflictView.nameOf(row) },
                { term: 'Paid', value: row.amount === undefined ? undefined : formatNaira(row.amount) },
              ]}
            />
            <Fields />
            <Settlement before={row.amount} after={payable(values.amount)} />
          </FormDialog>
          {conflicts.dialog}
        </>
      )}
    />
  );
}

const payable = (amount: string): Kobo | undefined => {
  const kobo = typedNaira(amount);
  return kobo !== undefined && kobo > 0 ? kobo : undefined;
};

const Fields = () => (
  <>
    <TextField
      label={messages.amount}
      isRequired
      autoComplete="off"
      inputMode="decimal"
      prefix="₦"
      {...useBoundField('amount')}
    />
    <TextAreaField label={messages.reason} isRequired {...useBoundField('reason')} />
  </>
);

import { cashDropWire, useTill } from '@motorpark/api';
import { CASH_DROP, type Shift, cashDropSchemaAmong } from '@motorpark/domain';
import { fieldsForm } from '@motorpark/ui/form';
import { useMemo } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages as dropMessages } from '../drop/messages';
import { messages } from './messages';

const NOBODY: readonly string[] = [];

const FORM = fieldsForm(CASH_DROP, cashDropSchemaAmong(NOBODY), cashDropWire, {
  amount: { kind: 'amount', placeholder: dropMessages.amount, isWide: true },
  receivedBy: {
    kind: 'suggest',
    placeholder: messages.drop.receivedBy,
    hint: messages.drop.receivedByHint,
    isWide: true,
  },
  note: { placeholder: messages.drop.note, isOptional: true, isWide: true },
});

/** A dialog that records cash taken out of the user's own drawer. */
export function DropCash({
  shift: { id, colleagues = NOBODY },
  onClose,
}: {
  shift: Shift;
  onClose: () => void;
}) {
  const { drop } = useTill();
  const form = useMemo(() => ({ ...FORM, schema: cashDropSchemaAmong(colleagues) }), [colleagues]);
  return (
    <FieldsDialog
      words={messages.drop}
      form={form}
      options={{ receivedBy: { options: colleagues.map((name) => ({ value: name, label: name })) } }}
      save={(values, retryKey) => drop({ id, form: values, retryKey })}
      onClose={onClose}
    />
  );
}

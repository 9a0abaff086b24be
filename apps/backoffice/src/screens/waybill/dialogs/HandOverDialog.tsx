import { collectionWire } from '@motorpark/api';
import { COLLECTION, type Waybill, collectionSchema, toEntity } from '@motorpark/domain';
import { useMemo } from 'react';
import type { StepDialogProps } from '../../../shared/history/useStatusStep';
import { formFields } from '../../../shared/record/fieldKinds';
import { FieldsDialog } from '../../../shared/record/FieldsDialog';

const handOver = {
  title: (number: string) => `Hand over ${number}`,
  submit: 'Hand over',
  receiver: (name: string) => `The receiver is ${name}.`,
  identification: 'Driver’s licence, AAA12345AA00',
  identificationHint: 'What somebody else than the receiver showed.',
};

/** A dialog that hands a parcel to its receiver or to somebody on their behalf, and stores in its history who took it. */
export function HandOverDialog({ row: waybill, take, onClose }: StepDialogProps<Waybill>) {
  const { receiverName, receiverPhone } = waybill;
  const schema = useMemo(() => collectionSchema(receiverName), [receiverName]);
  const fields = useMemo(
    () =>
      formFields(COLLECTION, {
        collectedBy: { hint: handOver.receiver(receiverName), isWide: true },
        collectorPhone: { kind: 'phone', isWide: true },
        identification: {
          placeholder: handOver.identification,
          hint: handOver.identificationHint,
          isWide: true,
        },
      }),
    [receiverName],
  );
  return (
    <FieldsDialog
      words={{ title: handOver.title(waybill.number), submit: handOver.submit }}
      table={COLLECTION}
      fields={fields}
      schema={schema}
      names={collectionWire.names}
      initial={{ collectedBy: receiverName, collectorPhone: receiverPhone }}
      save={(collection) => take({ collection: collectionWire.payload(toEntity(COLLECTION, collection)) })}
      onClose={onClose}
    />
  );
}

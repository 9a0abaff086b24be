import { collectionWire, storageWire, useSession, useStorage, useWaybill } from '@motorpark/api';
import {
  COLLECTION,
  STORAGE,
  STORAGE_PAID,
  type StorageTerms,
  WAYBILL_PAYMENT_METHODS,
  type Waybill,
  collectionSchema,
  mayWaiveStorage,
  storageSchema,
  storageText,
  toEntity,
} from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { useMemo } from 'react';
import type { StepDialogProps } from '../../../shared/history/useStatusStep';
import { type RecordField, formFields } from '../../../shared/record/fieldKinds';
import { FieldsDialog } from '../../../shared/record/FieldsDialog';
import { useBoundField } from '../../../shared/form/useBoundField';
import { CorrectStatusDialog } from '../../../shared/history/CorrectStatusDialog';
import { Settlement } from '../../../shared/record/Settlement';

const handOver = {
  title: (number: string) => `Hand over ${number}`,
  submit: 'Hand over',
  receiver: (name: string) => `The receiver is ${name}.`,
  identification: 'Driver’s licence, AAA12345AA00',
  identificationHint: 'What somebody else than the receiver showed.',
  cashOnly: 'Nobody would see it come by transfer or POS: please take it in cash.',
  waiver: 'Once this says why, nothing is taken.',
};

/** The fields of the form; the fee itself is never typed. */
const TABLE = { ...COLLECTION, ...STORAGE_PAID };
const NAMES = { ...collectionWire.names, ...storageWire.names };
const CASH = 'Cash' satisfies (typeof WAYBILL_PAYMENT_METHODS)[number];

/**
 * A dialog that hands a parcel to its receiver or to somebody on their behalf, and stores in its history who took it. If a storage fee is due, it
 * is paid here; the server says what is due, by its own clock.
 */
export function HandOverDialog({ row: waybill, take, onClose }: StepDialogProps<Waybill>) {
  const { receiverName, receiverPhone } = waybill;
  const session = useSession();
  const { storage, refresh } = useStorage(waybill.id);
  const mayWaive = session !== undefined && mayWaiveStorage(session.role);
  const schema = useMemo(() => collectionSchema(receiverName).concat(storageSchema), [receiverName]);
  const fields = useMemo(
    () => [...collectorFields(receiverName), ...(storage ? storageFields(storage, mayWaive) : [])],
    [receiverName, storage, mayWaive],
  );
  return (
    <FieldsDialog
      words={{ title: handOver.title(waybill.number), submit: handOver.submit }}
      form={{ table: TABLE, fields, schema, names: NAMES }}
      initial={{ collectedBy: receiverName, collectorPhone: receiverPhone, storageMethod: CASH }}
      save={async ({ storageMethod, storageWaiver, ...collection }) => {
        const paid = storage && { storageFee: storage.fee, storageMethod, storageWaiver };
        try {
          await take({
            collection: {
              ...collectionWire.payload(toEntity(COLLECTION, collection)),
              ...(paid && storageWire.payload(toEntity(STORAGE, paid))),
            },
          });
        } catch (failure) {
          // Another fee may be due by now.
          await refresh();
          throw failure;
        }
      }}
      onClose={onClose}
    >
      {storage && <StorageNotice text={storageText(storage)} />}
    </FieldsDialog>
  );
}

const collectorFields = (receiverName: string): RecordField[] =>
  formFields(COLLECTION, {
    collectedBy: { hint: handOver.receiver(receiverName), isWide: true },
    collectorPhone: { kind: 'phone', isWide: true },
    identification: {
      placeholder: handOver.identification,
      hint: handOver.identificationHint,
      isWide: true,
    },
  });

/** Returns the payment method, and the reason of a waiver for users who may waive. */
const storageFields = ({ isCashOnly }: StorageTerms, mayWaive: boolean): RecordField[] => [
  {
    name: 'storageMethod',
    label: STORAGE.storageMethod.label,
    kind: 'choice',
    answers: isCashOnly ? [CASH] : WAYBILL_PAYMENT_METHODS,
    ...(isCashOnly && { hint: handOver.cashOnly }),
    isWide: true,
  },
  ...(mayWaive
    ? [
        {
          name: 'storageWaiver',
          label: STORAGE.storageWaiver.label,
          isOptional: true,
          hint: handOver.waiver,
          isWide: true,
        },
      ]
    : []),
];

/** States the storage fee that is due and why; as an error if the server has just refused another fee. */
function StorageNotice({ text }: { text: string }) {
  const { error } = useBoundField('storageFee');
  return (
    <Notice tone={error === undefined ? 'warning' : 'danger'} title={text}>
      {error === undefined
        ? 'Collect it before the parcel is handed over.'
        : 'It has changed. Please collect this before you hand the parcel over.'}
    </Notice>
  );
}

/** A dialog that takes a hand-over back, and states the storage fee to be given back, and how, if one was paid. */
export function TakeBackDialog({ row, ...step }: StepDialogProps<Waybill>) {
  const { row: waybill = row } = useWaybill(row.id, row);
  return (
    <CorrectStatusDialog name={`Waybill ${row.number}`} from={row.status} to="Delivered" {...step}>
      <Settlement before={waybill.storageFee} after={0} paidWith={waybill.storageMethod} />
    </CorrectStatusDialog>
  );
}

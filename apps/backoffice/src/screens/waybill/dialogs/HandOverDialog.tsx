import { collectionWire, storageWire, useCompany, useSession, useStorage, useWaybill } from '@motorpark/api';
import {
  COLLECTION,
  type Kobo,
  STORAGE,
  STORAGE_PAID,
  type StorageTerms,
  WAYBILL_PAYMENT_METHODS,
  type Waybill,
  collectionSchema,
  formatNaira,
  formatPhone,
  isReceiver,
  isValuable,
  mayWaiveStorage,
  storageDueSchema,
  storageSchema,
  storageText,
  toEntity,
} from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { type RecordField, formFields, useBoundField } from '@motorpark/ui/form';
import { useMemo } from 'react';
import type { StepDialogProps } from '../../../shared/history/useStatusStep';
import { FieldsDialog } from '../../../shared/record/FieldsDialog';
import { CorrectStatusDialog } from '../../../shared/history/CorrectStatusDialog';
import { Settlement } from '../../../shared/record/Settlement';

const handOver = {
  title: (number: string) => `Hand over ${number}`,
  submit: 'Hand over',
  receiver: (name: string) => `The receiver is ${name}.`,
  identification: 'Driver’s licence, AAA12345AA00',
  identificationHint: 'ID of the person, if not the receiver',
  valuableHint: (worth: string) => `What the person showed: this parcel is worth ${worth}.`,
  taken: (fee: string) => `Storage fee of ${fee} paid by`,
  cashOnly: 'Take it in cash: a transfer or card payment for it cannot be confirmed.',
  waiver: 'Once this says why, nothing is taken.',
};

/** The fields of the form; the fee itself is never typed. */
const TABLE = { ...COLLECTION, ...STORAGE_PAID };
const NAMES = { ...collectionWire.names, ...storageWire.names };
const CASH = 'Cash' satisfies (typeof WAYBILL_PAYMENT_METHODS)[number];

/**
 * A dialog that hands a parcel to its receiver or to somebody on their behalf, and stores in its history who took it. Nothing is chosen beforehand, so that no
 * parcel is handed over by mistake: neither who collects it nor, if a storage fee is due, what that was taken with. The server says what is due, by its own clock.
 */
export function HandOverDialog({ row: waybill, take, onClose }: StepDialogProps<Waybill>) {
  const { receiverName, receiverPhone, worth } = waybill;
  const session = useSession();
  const { storage, refresh } = useStorage(waybill.id);
  const { company } = useCompany({ revalidateIfStale: false });
  const mayWaive = session !== undefined && mayWaiveStorage(session.role);
  const valuable = isValuable(worth, company?.identificationWorth) ? worth : undefined;
  const schema = useMemo(
    () =>
      collectionSchema({ receiver: receiverName, isValuable: valuable !== undefined }).concat(
        storage ? storageDueSchema : storageSchema,
      ),
    [receiverName, valuable, storage],
  );
  const fields = useMemo(
    () => [...collectorFields(receiverName, valuable), ...(storage ? storageFields(storage, mayWaive) : [])],
    [receiverName, valuable, storage, mayWaive],
  );
  return (
    <FieldsDialog
      words={{ title: handOver.title(waybill.number), submit: handOver.submit }}
      form={{ table: TABLE, fields, schema, names: NAMES }}
      options={{
        collectedBy: {
          options: [{ value: receiverName, label: receiverName, hint: formatPhone(receiverPhone) }],
          fills: (name) => (isReceiver(name, receiverName) ? { collectorPhone: receiverPhone } : {}),
        },
      }}
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

const collectorFields = (receiverName: string, valuable: Kobo | undefined): RecordField[] =>
  formFields(COLLECTION, {
    collectedBy: { kind: 'suggest', hint: handOver.receiver(receiverName), isWide: true },
    collectorPhone: { kind: 'phone', isWide: true },
    identification: {
      placeholder: handOver.identification,
      hint:
        valuable === undefined ? handOver.identificationHint : handOver.valuableHint(formatNaira(valuable)),
      isOptional: valuable === undefined,
      isWide: true,
    },
  });

/** Returns the choice of what the fee was taken with, and the reason of a waiver for users who may waive. */
const storageFields = ({ fee, isCashOnly }: StorageTerms, mayWaive: boolean): RecordField[] => [
  {
    name: 'storageMethod',
    label: handOver.taken(formatNaira(fee)),
    kind: 'radio',
    answers: isCashOnly ? [CASH] : WAYBILL_PAYMENT_METHODS,
    isOptional: mayWaive,
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

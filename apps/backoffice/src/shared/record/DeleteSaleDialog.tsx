import { type VoidOrder, useMay } from '@motorpark/api';
import type { ReactNode } from 'react';
import type { Looks } from '../history/useFreshLook';
import { DeleteDialog, type DeleteWords } from './DeleteDialog';
import { VoidDialog, type Voidable } from './VoidDialog';

interface DeleteSaleDialogProps<Row> {
  /** The ticket or waybill as the person sees it. */
  row: Row;
  looks: Looks<Row>;
  /** What goes: `Ada Obi, ticket TK-7QF3XM-Q`. */
  what: ReactNode;
  words: DeleteWords & { deleteFailed: string; voidNote: string };
  remove: (order: VoidOrder) => Promise<unknown>;
  isRemoving: boolean;
  onClose: () => void;
}

/** Asks before a ticket or waybill goes; a server that keeps voided ones readable is told why. Elsewhere one sentence stands for any failure. */
export const DeleteSaleDialog = <Row extends Voidable>(props: DeleteSaleDialogProps<Row>) =>
  useMay('record.void') ? (
    <VoidDialog {...props} />
  ) : (
    <DeleteDialog
      {...props}
      remove={(id, version) => props.remove({ id, version })}
      failureText={() => props.words.deleteFailed}
    />
  );

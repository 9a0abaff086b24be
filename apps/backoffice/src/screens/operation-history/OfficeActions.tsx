import { useEditTicket, useEditWaybill, useMay, useWaybillStatus } from '@motorpark/api';
import {
  type OperationDetails,
  TICKET_FIELDS,
  WAYBILL_FIELDS,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  departureOf,
  draftOf,
  nairaOnWire,
  ticketMoment,
  ticketSchema,
  waybillMoment,
  waybillSchema,
} from '@motorpark/domain';
import { Button, ButtonLink, DeleteIcon, EditIcon, type MenuItem } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { href, officeWaybillPath } from '../../paths';
import { now } from '../../shared/today';
import { CorrectAmountDialog } from '../../shared/record/CorrectAmountDialog';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { DeleteTicketDialog } from '../ticket/dialogs/DeleteTicketDialog';
import { DeleteWaybillDialog } from '../waybill/dialogs/DeleteWaybillDialog';
import { useTicketChanges } from '../ticket/hooks/useTicketChanges';
import { TICKET } from '../ticket/ticketKind';
import { STEP_DIALOGS, WAYBILL } from '../waybill/waybillKind';
import { messages } from './messages';

interface OfficeActionsProps extends Pick<OperationDetails, 'ticket' | 'waybill'> {
  /** The id of the operation whose page shows the actions. */
  operation: string;
  /** Called after the dialog of a deletion has closed, or after a ticket was rescheduled or refunded. */
  onClosed: () => void;
}

/**
 * The head office's actions on the ticket or waybill of an operation. It corrects the paid amount when the record's own form no
 * longer can, reschedules or refunds a ticket, opens a waybill's form, hands its parcel over, and deletes either. Shows nothing for a void record.
 */
export function OfficeActions({ ticket, waybill, operation, onClosed }: OfficeActionsProps) {
  const may = useMay();
  const keepsReasons = may('record.void') === true;
  const canEdit = may('waybill.edit') === true;
  const editTicket = useEditTicket().save;
  const editWaybill = useEditWaybill().save;
  const changes = useTicketChanges(onClosed);
  const handOver = useOfficeHandOver(onClosed);
  const [open, setOpen] = useState<'amount' | 'deletion'>();
  const moment = ticket
    ? ticketMoment(ticket, departureOf(ticket), now())
    : waybill && waybillMoment(waybill, now());
  if (moment === undefined || (ticket ?? waybill)?.voided) return null;
  const close = () => {
    setOpen(undefined);
    if (open === 'deletion') onClosed();
  };
  return (
    <>
      {canEdit && waybill && (
        <ButtonLink icon={EditIcon} href={href(officeWaybillPath(waybill.id, operation))}>
          {messages.editWaybill}
        </ButtonLink>
      )}
      {keepsReasons && moment !== 'open' && (
        <Button icon={EditIcon} onClick={() => setOpen('amount')}>
          {messages.correctAmount}
        </Button>
      )}
      {keepsReasons && (
        <Button icon={DeleteIcon} onClick={() => setOpen('deletion')}>
          {ticket ? messages.deleteTicket : messages.deleteWaybill}
        </Button>
      )}
      {ticket &&
        changes.items(ticket).map(({ label, onSelect }) => (
          <Button key={label} onClick={onSelect}>
            {label}
          </Button>
        ))}
      {handOver.items(waybill).map(({ label, onSelect }) => (
        <Button key={label} onClick={() => void onSelect()}>
          {label}
        </Button>
      ))}
      {changes.dialog}
      {handOver.dialog}
      {open === 'amount' && ticket && (
        <CorrectAmountDialog
          row={ticket}
          conflictView={TICKET.conflictView}
          save={(row, { amount, reason }, version) => {
            const form = ticketSchema.cast({ ...draftOf(TICKET_FIELDS, row), amount });
            return editTicket({ id: row.id, version, form, reason });
          }}
          onClose={close}
        />
      )}
      {open === 'amount' && waybill && (
        <CorrectAmountDialog
          row={waybill}
          conflictView={WAYBILL.conflictView}
          save={(row, { amount, reason }, version) => {
            const values = { ...draftOf(WAYBILL_FIELDS, row), amount: String(nairaOnWire(amount)) };
            const form = waybillSchema.cast(values);
            return editWaybill({ id: row.id, version, form, terminals: [], reason });
          }}
          onClose={close}
        />
      )}
      {open === 'deletion' && ticket && <DeleteTicketDialog row={ticket} onClose={close} />}
      {open === 'deletion' && waybill && <DeleteWaybillDialog row={waybill} onClose={close} />}
    </>
  );
}

/**
 * The status steps with which the head office hands a waiting parcel over, and takes a hand-over back at any time (docs/waybill.md#statuses). Only there can
 * the storage fee be waived.
 */
function useOfficeHandOver(onChanged: () => unknown): {
  items: (waybill: Waybill | undefined) => MenuItem[];
  dialog: ReactNode;
} {
  const { items, dialog, isKept } = useStatusSteps({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    mayCorrect: isHandedOver,
    changing: useWaybillStatus(),
    conflictView: WAYBILL.conflictView,
    dialogs: STEP_DIALOGS,
    onChanged,
  });
  const isOffered = (waybill: Waybill) =>
    isKept === true && (waybill.waitsSince !== undefined || isHandedOver(waybill));
  return { items: (waybill) => (waybill && isOffered(waybill) ? items(waybill) : []), dialog };
}

const isHandedOver = ({ status }: Waybill) => status === 'Picked Up';

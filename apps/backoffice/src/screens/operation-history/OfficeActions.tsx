import { useEditTicket, useEditWaybill, useSession, useWaybillStatus, now } from '@motorpark/api';
import {
  type OperationDetails,
  type Session,
  TICKET_FIELDS,
  WAYBILL_FIELDS,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  departureOf,
  draftOf,
  isOwnTerminal,
  mayAct,
  mayAnywhere,
  mayAtEnd,
  nairaOnWire,
  terminalOf,
  ticketMoment,
  ticketSchema,
  waybillMoment,
  waybillSchema,
} from '@motorpark/domain';
import { Button, ButtonLink, DeleteIcon, EditIcon, type MenuItem } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { href, officeWaybillPath } from '../../paths';
import { CorrectAmountDialog } from '../../shared/record/CorrectAmountDialog';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { DeleteTicketDialog } from '../ticket/dialogs/DeleteTicketDialog';
import { DeleteWaybillDialog } from '../waybill/dialogs/DeleteWaybillDialog';
import { useTicketChanges } from '../ticket/hooks/useTicketChanges';
import { TICKET } from '../ticket/ticketKind';
import { STEP_DIALOGS, WAYBILL, leavesOwn } from '../waybill/waybillKind';
import { messages } from './messages';

interface OfficeActionsProps extends Pick<OperationDetails, 'ticket' | 'waybill'> {
  /** The id of the operation whose page shows the actions. */
  operation: string;
}

/**
 * The head office's actions on the ticket or waybill of an operation. It corrects the paid amount when the record's own form no
 * longer can, reschedules or refunds a ticket, opens a waybill's form, hands its parcel over, and deletes either. Shows nothing for a void record.
 */
export function OfficeActions({ ticket, waybill, operation }: OfficeActionsProps) {
  const session = useSession();
  const editTicket = useEditTicket().save;
  const editWaybill = useEditWaybill().save;
  const changes = useTicketChanges();
  const handOver = useOfficeHandOver();
  const [open, setOpen] = useState<'amount' | 'deletion'>();
  const offered = session && offeredTo(session, { ticket, waybill });
  if (!offered || (ticket ?? waybill)?.voided) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      {offered.edit && waybill && (
        <ButtonLink icon={EditIcon} href={href(officeWaybillPath(waybill.id, operation))}>
          {messages.editWaybill}
        </ButtonLink>
      )}
      {offered.correctAmount && (
        <Button icon={EditIcon} onPress={() => setOpen('amount')}>
          {messages.correctAmount}
        </Button>
      )}
      {offered.delete && (
        <Button icon={DeleteIcon} onPress={() => setOpen('deletion')}>
          {ticket ? messages.deleteTicket : messages.deleteWaybill}
        </Button>
      )}
      {ticket &&
        changes.items(ticket).map(({ label, onSelect }) => (
          <Button key={label} onPress={onSelect}>
            {label}
          </Button>
        ))}
      {handOver.items(waybill).map(({ label, onSelect }) => (
        <Button key={label} onPress={() => void onSelect()}>
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
            return editWaybill({ id: row.id, version, form, reason });
          }}
          onClose={close}
        />
      )}
      {open === 'deletion' && ticket && <DeleteTicketDialog row={ticket} onClose={close} />}
      {open === 'deletion' && waybill && <DeleteWaybillDialog row={waybill} onClose={close} />}
    </>
  );
}

/** What the rights of a user's role offer for a ticket or waybill now, at its own terminal or the other end. */
function offeredTo(session: Session, { ticket, waybill }: Pick<OperationDetails, 'ticket' | 'waybill'>) {
  const { role } = session;
  if (ticket) {
    const isOwn = ticket.isOwn === true;
    const moment = ticketMoment(ticket, departureOf(ticket), now());
    return {
      edit: false,
      correctAmount:
        (moment !== 'open' || mayAnywhere('ticket.correct', role)) && mayAtEnd('ticket.correct', role, isOwn),
      delete: TICKET.whyNotDeletable(ticket, session) === undefined,
    };
  }
  if (!waybill) return undefined;
  const isOwn = leavesOwn(waybill, session);
  const moment = waybillMoment(waybill, now());
  return {
    edit: mayAct('waybill.edit', { role, isOwn, moment }),
    correctAmount: moment !== 'open' && mayAct('waybill.amount', { role, isOwn, moment }),
    delete: WAYBILL.whyNotDeletable(waybill, session) === undefined,
  };
}

/**
 * The status steps with which the head office hands a waiting parcel over, and takes a hand-over back at any time (docs/waybill.md#statuses). Only there can
 * the storage fee be waived.
 */
function useOfficeHandOver(): {
  items: (waybill: Waybill | undefined) => MenuItem[];
  dialog: ReactNode;
} {
  const { items, dialog, isKept } = useStatusSteps({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    mayCorrect: isHandedOver,
    changing: useWaybillStatus(),
    conflictView: WAYBILL.conflictView,
    dialogs: STEP_DIALOGS,
  });
  const session = useSession();
  const comesToOwn = ({ destinationTerminalId: id, destinationTerminal: name = '' }: Waybill) =>
    session !== undefined &&
    mayAtEnd('waybill.handOver', session.role, !isOwnTerminal(terminalOf(session), { id, name }));
  const isOffered = (waybill: Waybill) =>
    isKept && comesToOwn(waybill) && (waybill.waitsSince !== undefined || isHandedOver(waybill));
  return { items: (waybill) => (waybill && isOffered(waybill) ? items(waybill) : []), dialog };
}

const isHandedOver = ({ status }: Waybill) => status === 'Picked Up';

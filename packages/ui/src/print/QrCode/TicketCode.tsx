import type { Ticket } from '@motorpark/domain';
import { QrCode } from './QrCode';

interface TicketCodeProps {
  ticket: Pick<Ticket, 'number' | 'code'>;
  /** Maximum width of an unsigned code, in millimetres of paper. */
  size: number;
}

/** How many millimetres wider a signed code is: its modules are then half a millimetre, which every scanner reads from a roll. */
const SIGNED_MM = 4;

/** The QR code of a ticket: the signed code if the server signs it, else its number. */
export function TicketCode({ ticket: { number, code }, size }: TicketCodeProps) {
  const label = `QR code of ticket ${number}`;
  if (code === undefined) return <QrCode value={number} size={size} label={label} />;
  return <QrCode value={code} size={size + SIGNED_MM} level="M" label={label} />;
}

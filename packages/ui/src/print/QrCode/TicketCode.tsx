import type { Ticket } from '@motorpark/domain';
import { QrCode } from './QrCode';

interface TicketCodeProps {
  ticket: Pick<Ticket, 'number' | 'code'>;
  /** The most that a number's code may be wide, in millimetres of paper. */
  size: number;
}

/** How much wider a signed code is: its modules are half a millimetre then, which every scanner reads off a roll. */
const SIGNED_MM = 4;

/** A ticket's code: signed where the server signs it, else its number. */
export function TicketCode({ ticket: { number, code }, size }: TicketCodeProps) {
  const label = `QR code of ticket ${number}`;
  if (code === undefined) return <QrCode value={number} size={size} label={label} />;
  return <QrCode value={code} size={size + SIGNED_MM} level="M" label={label} />;
}

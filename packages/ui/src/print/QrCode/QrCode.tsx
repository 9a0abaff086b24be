import type { Ticket } from '@motorpark/domain';
import { QRCode } from 'react-qr-code';
import { styled } from 'styled-components';
import { useLocale } from '../../locale';
import { DOTS_PER_MM, ink } from '../../theme/papers';

export interface QrCodeProps {
  /** Text of the code. */
  value: string;
  /**
   * Maximum width in millimetres of paper, including the white edge. The code is rendered in the largest size within it
   * whose modules are whole dots of a receipt printer.
   */
  size?: number | undefined;
  /** How much of the code may be destroyed: a third (H), or a seventh (M) for a long text, whose modules are then larger. */
  level?: QrLevel | undefined;
  /** Accessible name of the code. */
  label?: string | undefined;
}

/** White modules that a scanner needs on every side. */
const QUIET_ZONE = 4;

/**
 * A QR code that survives a crumpled receipt: level H corrects a third of it. Black on white in every theme. Write its
 * value below it, for when a scanner is broken.
 */
export function QrCode({ value, size = 32, level = 'H', label }: QrCodeProps) {
  const { say } = useLocale();
  const modules = qrModules(value, level);
  if (modules === undefined) return null;
  const dots = Math.max(1, Math.floor((size * DOTS_PER_MM) / (modules + 2 * QUIET_ZONE)));
  const module = dots / DOTS_PER_MM;
  const side = `${modules * module}mm`;
  return (
    <Code
      role="img"
      aria-label={label ?? say('QR code of {value}', { value })}
      $quietZone={`${QUIET_ZONE * module}mm`}
    >
      <QRCode
        value={value}
        level={level}
        bgColor={ink.white}
        fgColor={ink.black}
        style={{ width: side, height: side }}
        aria-hidden="true"
      />
    </Code>
  );
}

/** Bytes that a code of version 1, 2, … 40 holds at each error correction level (ISO/IEC 18004, table 7). */
const CAPACITY = {
  M: [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
    857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
  ],
  H: [
    7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461,
    511, 535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
  ],
} as const;
type QrLevel = keyof typeof CAPACITY;

/** Returns the width of a text's code in modules; undefined if the text is too long for any code. */
export function qrModules(text: string, level: QrLevel): number | undefined {
  const bytes = new TextEncoder().encode(text).length;
  const version = CAPACITY[level].findIndex((capacity) => bytes <= capacity) + 1;
  return version === 0 ? undefined : 17 + 4 * version;
}

/** The white around the code is part of it: scanners find its edge by it. */
const Code = styled.div<{ $quietZone: string }>`
  display: inline-block;
  padding: ${({ $quietZone }) => $quietZone};
  background: ${ink.white};
  line-height: 0;
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  > svg {
    display: block;
    shape-rendering: crispEdges;
  }
`;

interface TicketCodeProps {
  ticket: Pick<Ticket, 'number' | 'code'>;
  /** Maximum width of an unsigned code, in millimetres of paper. */
  size: number;
}

/** How many millimetres wider a signed code is: its modules are then half a millimetre, which every scanner reads from a roll. */
const SIGNED_MM = 4;

/** The QR code of a ticket: the signed code if the server signs it, else its number. */
export function TicketCode({ ticket: { number, code }, size }: TicketCodeProps) {
  const label = useLocale().say('QR code of ticket {number}', { number });
  if (code === undefined) return <QrCode value={number} size={size} label={label} />;
  return <QrCode value={code} size={size + SIGNED_MM} level="M" label={label} />;
}

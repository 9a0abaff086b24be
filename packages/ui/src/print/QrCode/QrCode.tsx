import { QRCode } from 'react-qr-code';
import { DOTS_PER_MM, ink } from '../../theme/paper';
import { Code } from './QrCode.styles';
import { type QrLevel, qrModules } from './qrModules';

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
export function QrCode({ value, size = 32, level = 'H', label = `QR code of ${value}` }: QrCodeProps) {
  const modules = qrModules(value, level);
  if (modules === undefined) return null;
  const dots = Math.max(1, Math.floor((size * DOTS_PER_MM) / (modules + 2 * QUIET_ZONE)));
  const module = dots / DOTS_PER_MM;
  const side = `${modules * module}mm`;
  return (
    <Code role="img" aria-label={label} $quietZone={`${QUIET_ZONE * module}mm`}>
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

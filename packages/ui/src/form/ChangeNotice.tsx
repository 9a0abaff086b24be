import { type Cash, formatNaira } from '@motorpark/domain';
import { Notice } from '../flow';

/** Says what change to hand back; nothing if there is none. */
export const ChangeNotice = ({ cash }: { cash: Cash | undefined }) =>
  cash !== undefined && cash.change > 0 ? (
    <Notice tone="info" title={`Change: ${formatNaira(cash.change)}`}>
      Hand it back with the receipt.
    </Notice>
  ) : null;

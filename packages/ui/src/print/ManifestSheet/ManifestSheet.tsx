import { type Instant, type Manifest } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { ManifestCopy } from './ManifestCopy';
import { Copy } from './ManifestSheet.styles';

export interface ManifestSheetProps {
  manifest: Manifest;
  letterhead: Letterhead;
  /** Time of printing. */
  printedAt: Instant;
}

/** The recipients of the copies, in order. */
const COPIES = ['Original: driver', 'Duplicate: park'];

/** The manifest of a trip, one copy for the driver and one for the park: on A4 each on its own pages, on a roll two slips, each cut off. */
export function ManifestSheet(props: ManifestSheetProps) {
  const paper = usePaper();
  return COPIES.map((copy, index) => (
    <Copy key={copy} $paper={paper} data-slip={paper === 'A4' ? undefined : copy}>
      <ManifestCopy {...props} copy={`Copy ${index + 1} of ${COPIES.length} · ${copy}`} />
    </Copy>
  ));
}

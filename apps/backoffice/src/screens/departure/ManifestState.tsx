import {
  type Manifest,
  countBoarding,
  formatParcels,
  hasDeparted,
  missingOnManifest,
} from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { BoardingCounts } from './BoardingCounts';
import { messages } from './manifestMessages';

/**
 * Shows how many passengers are aboard, the loaded parcels, and the details missing on the manifest. Where the company requires them, the bus cannot leave
 * without them.
 */
export function ManifestState({ manifest }: { manifest: Manifest }) {
  const { passengers, details, parcels } = manifest;
  const missing = missingOnManifest(passengers);
  const isRequired = details === 'required' && !hasDeparted(manifest);
  return (
    <>
      <BoardingCounts count={countBoarding(passengers)} hasLeft={hasDeparted(manifest)} />
      {parcels && parcels.length > 0 && <Notice tone="info">{formatParcels(parcels)}</Notice>}
      {missing.length > 0 && (
        <Notice
          tone={isRequired ? 'warning' : 'info'}
          title={isRequired ? messages.required : messages.missing}
        >
          {missing.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

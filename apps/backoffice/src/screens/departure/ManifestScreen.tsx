import type { Manifest } from '@motorpark/domain';
import { ButtonLink, ManifestSheet, Page } from '@motorpark/ui';
import { recordPath, href } from '../../paths';
import { PrintedPage } from '../../shared/printing/PrintedPage';
import { usePrinting } from '../../shared/printing/usePrinting';
import { ManifestState } from './ManifestState';
import { ManifestSteps } from './ManifestSteps';
import { messages } from './manifestMessages';
import { tripHead, useTripOfLink } from './useTripOfLink';

/** Shows a trip's manifest as it prints for the driver and the park, and sets the trip's next status (docs/departure.md). The URL names the trip. */
export function ManifestScreen() {
  const { manifest, area, trips, missing, stale } = useTripOfLink(messages);
  const printing = usePrinting();

  if (!manifest) {
    return (
      <Page title={messages.title} back={trips}>
        {missing}
      </Page>
    );
  }
  return (
    <PrintedPage
      title={messages.title}
      back={trips}
      facts={tripHead(manifest).facts}
      printing={printing}
      printLabel={messages.print}
      fileTitle={titleOf(manifest)}
      actions={
        <>
          <ButtonLink href={href(recordPath(area.boarding, manifest.id))}>{messages.boarding}</ButtonLink>
          {manifest.parcels && (
            <ButtonLink href={href(recordPath(area.parcels, manifest.id))}>{messages.parcels}</ButtonLink>
          )}
          <ManifestSteps manifest={manifest} />
        </>
      }
      renderSheet={(head) => <ManifestSheet manifest={manifest} {...head} />}
    >
      {stale}
      <ManifestState manifest={manifest} />
    </PrintedPage>
  );
}

/** File name of the PDF. */
const titleOf = ({ routeId, travelDate, vehicleNumber }: Manifest) =>
  [messages.title, routeId, travelDate.slice(0, 10), vehicleNumber].join(' ');

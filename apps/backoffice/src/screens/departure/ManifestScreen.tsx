import { useManifest, useSession } from '@motorpark/api';
import type { Manifest } from '@motorpark/domain';
import { ButtonLink, ManifestSheet, Page, StatusBadge } from '@motorpark/ui';
import { editPath, href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { PrintedPage } from '../../shared/printing/PrintedPage';
import { usePrinting } from '../../shared/printing/usePrinting';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { ManifestState } from './ManifestState';
import { ManifestSteps } from './ManifestSteps';
import { messages } from './manifestMessages';

/** Who sits in a trip, as it is printed for the driver and the park, and its next status (docs/departure.md). The link names the trip. */
export function ManifestScreen() {
  const id = useRecordId();
  const { manifest, failure, isLoading, isRefreshing, refresh } = useManifest(id ?? '');
  const area = useSession()?.role === 'super_admin' ? paths.superAdmin : paths.admin;
  const trips = { href: href(area.trips), label: messages.trips };
  const printing = usePrinting();
  const { letterhead, printedAt } = printing;

  if (!manifest || !letterhead) {
    return (
      <Page title={messages.title} back={trips}>
        {manifest ? (
          <NoLetterhead />
        ) : (
          <NotLoaded
            one="trip"
            isNamed={id !== undefined}
            isLoading={isLoading}
            failure={failure}
            refresh={refresh}
            list={trips}
          />
        )}
      </Page>
    );
  }
  const sheet = <ManifestSheet manifest={manifest} letterhead={letterhead} printedAt={printedAt} />;
  return (
    <PrintedPage
      title={messages.title}
      back={trips}
      facts={<StatusBadge status={manifest.status} />}
      printing={printing}
      printLabel={messages.print}
      fileTitle={titleOf(manifest)}
      actions={
        <>
          <ButtonLink href={href(editPath(area.boarding, manifest.id))}>{messages.boarding}</ButtonLink>
          {manifest.parcels && (
            <ButtonLink href={href(editPath(area.parcels, manifest.id))}>{messages.parcels}</ButtonLink>
          )}
          <ManifestSteps manifest={manifest} />
        </>
      }
      sheet={sheet}
    >
      {failure && (
        <LoadFailure
          failure={failure}
          fallback={messages.loadFailed}
          refresh={refresh}
          isRetrying={isRefreshing}
        />
      )}
      <ManifestState manifest={manifest} />
    </PrintedPage>
  );
}

/** What a PDF of it is called. */
const titleOf = ({ routeId, travelDate, vehicleNumber }: Manifest) =>
  [messages.title, routeId, travelDate.slice(0, 10), vehicleNumber].join(' ');

import type { Download } from '@motorpark/api';
import { Button } from '@motorpark/ui';

interface ExportButtonProps {
  /** Downloads the file; undefined if the server cannot export. */
  download: (() => Promise<Download>) | undefined;
}

/** A button that downloads all rows of a list's query as CSV (docs/lists.md). */
export const ExportButton = ({ download }: ExportButtonProps) =>
  download ? (
    <Button variant="quiet" onPress={async () => (await import('./saveDownload')).saveDownload(download)}>
      Export CSV
    </Button>
  ) : null;

import type { Download } from '@motorpark/api';
import { Button } from '@motorpark/ui';

interface ExportButtonProps {
  /** Makes the file; undefined where the server has none. */
  download: (() => Promise<Download>) | undefined;
}

/** Takes what a list shows, all of it, away as a file for a spreadsheet (docs/lists.md). */
export const ExportButton = ({ download }: ExportButtonProps) =>
  download ? (
    <Button variant="quiet" onClick={async () => (await import('./saveDownload')).saveDownload(download)}>
      Export CSV
    </Button>
  ) : null;

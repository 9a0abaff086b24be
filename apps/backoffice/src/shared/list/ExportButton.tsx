import type { Download } from '@motorpark/api';
import { Button } from '@motorpark/ui';
import { useState } from 'react';
import { messages } from './messages';

interface ExportButtonProps {
  /** Makes the file; undefined where the server has none. */
  download: (() => Promise<Download>) | undefined;
}

/** Takes what a list shows, all of it, away as a file for a spreadsheet (docs/lists.md). */
export function ExportButton({ download }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (!download) return null;

  async function take(make: () => Promise<Download>) {
    setIsBusy(true);
    try {
      await (await import('./saveDownload')).saveDownload(make);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      isBusy={isBusy}
      busyLabel={messages.exporting}
      onClick={() => void take(download)}
    >
      {messages.exportCsv}
    </Button>
  );
}

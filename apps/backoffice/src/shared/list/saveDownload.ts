import { type Download, failureMessage } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { toastFailure } from '../toastFailure';

const messages = {
  exporting: 'Exporting…',
  exported: (file: string) => `Saved as ${file}`,
  exportFailed: 'The list could not be exported.',
};

/** Milliseconds that the browser may take to read a file; until then its content must stay available. */
const TAKEN_OVER_AFTER_MS = 60_000;

let isUnderWay = false;

/** Saves a file once it is made, one at a time, and shows a failure. */
export async function saveDownload(make: () => Promise<Download>): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  toast.info(messages.exporting);
  try {
    const file = await make();
    saveFile(file);
    toast.success(messages.exported(file.name));
  } catch (failure) {
    toastFailure(failure, failureMessage(failure, messages.exportFailed));
  } finally {
    isUnderWay = false;
  }
}

export function saveFile({ name, content }: Download): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_AFTER_MS);
}

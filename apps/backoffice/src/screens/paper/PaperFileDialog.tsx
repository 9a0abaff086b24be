import { useSavePaperFile } from '@motorpark/api';
import type { Paper } from '@motorpark/domain';
import { FileDialog } from '../../shared/file/FileDialog';
import { messages } from './messages';
import { paperRecord } from './paperRecord';

interface PaperFileDialogProps {
  paper: Paper;
  onClose: () => void;
}

/** Attaches a scan or photo to a paper, replaces it, or removes it. */
export function PaperFileDialog({ paper, onClose }: PaperFileDialogProps) {
  const { save, isSaving } = useSavePaperFile();
  const { id, version, fileType } = paper;
  return (
    <FileDialog
      title={messages.attachTo(paperRecord.nameOf(paper))}
      hasFile={fileType !== undefined}
      save={(file) => save({ id, version, file })}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}

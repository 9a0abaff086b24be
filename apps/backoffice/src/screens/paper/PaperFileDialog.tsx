import { useSavePaperFile } from '@motorpark/api';
import { MOST_PAPER_BYTES, type Paper, paperFileTypeOf } from '@motorpark/domain';
import { Button, FileField, Modal, toast } from '@motorpark/ui';
import { useState } from 'react';
import { toastFailure } from '../../shared/toastFailure';
import { messages } from './messages';
import { paperRecord } from './paperRecord';

/** The longest side of a stored photo, in pixels: a page remains readable. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

interface PaperFileDialogProps {
  paper: Paper;
  onClose: () => void;
}

/** Attaches a scan or photo to a paper, replaces it, or removes it. */
export function PaperFileDialog({ paper, onClose }: PaperFileDialogProps) {
  const { save, isSaving } = useSavePaperFile();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();

  async function store(chosen: File | undefined) {
    const content = chosen && (await contentOf(chosen));
    if (typeof content === 'string') return setError(content);
    try {
      await save({ id: paper.id, version: paper.version, file: content });
      toast.success(chosen ? messages.attached : messages.removed);
      return onClose();
    } catch (failure) {
      return toastFailure(failure);
    }
  }

  return (
    <Modal
      title={messages.attachTo(paperRecord.nameOf(paper))}
      onClose={onClose}
      footer={
        <>
          {paper.fileType !== undefined && (
            <Button isBusy={isSaving} onClick={() => store(undefined)}>
              {messages.remove}
            </Button>
          )}
          <Button
            variant="primary"
            isBusy={isSaving}
            onClick={() => (file ? store(file) : setError(messages.noFile))}
          >
            {messages.attachNow}
          </Button>
        </>
      }
    >
      <FileField
        label={messages.file}
        hint={messages.fileHint}
        error={error}
        accept="application/pdf,image/jpeg,image/png"
        fileName={file?.name}
        isBusy={isSaving}
        onChoose={(chosen) => {
          setError(undefined);
          setFile(chosen);
        }}
      />
    </Modal>
  );
}

/** Returns what is stored of a file: a PDF as it is, a photo as a smaller JPEG; a message for the user if it can be neither. */
async function contentOf(file: File): Promise<Blob | string> {
  const type = paperFileTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (type === undefined) return messages.wrongFile;
  const content = type === 'application/pdf' ? file : await smaller(file);
  if (content === undefined) return messages.wrongFile;
  return content.size > MOST_PAPER_BYTES ? messages.tooLarge : content;
}

/** Returns a photo as a JPEG that fits; undefined if the browser cannot read it. */
async function smaller(photo: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done) => canvas.toBlob((jpeg) => done(jpeg ?? undefined), 'image/jpeg', QUALITY));
}

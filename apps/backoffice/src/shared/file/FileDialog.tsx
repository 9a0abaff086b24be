import { fieldErrors, paperFileSchema, paperFileTypeOf } from '@motorpark/domain';
import { Button, FileField, Modal, PlainForm, toast } from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { useId } from 'react';
import { Form, useField } from 'react-final-form';
import { runStep } from '../form/runStep';

/** The longest side of a stored photo, in pixels: a page remains readable. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

const messages = {
  file: 'File',
  hint: 'A PDF, or a photo. A photo is made smaller.',
  attached: 'File attached.',
  removed: 'File removed.',
  attach: 'Attach File',
  remove: 'Remove File',
};

interface FileDialogProps {
  title: string;
  /** Whether there is a file that can be removed. */
  hasFile: boolean;
  /** Stores the file as it is sent; removes the stored one if there is none. */
  save: (file: Blob | undefined) => Promise<unknown>;
  isSaving: boolean;
  onClose: () => void;
}

interface Chosen {
  file?: File;
}

/** Attaches a scan or photo to a record, replaces it, or removes it. */
export function FileDialog({ title, hasFile, save, isSaving, onClose }: FileDialogProps) {
  const form = useId();

  async function store(file: Blob | undefined) {
    await save(file);
    toast.success(file ? messages.attached : messages.removed);
    onClose();
  }

  async function attach({ file }: Chosen) {
    const stored = file && (await storedOf(file));
    const wrong = fieldErrors(paperFileSchema, {
      name: file?.name,
      type: stored?.type,
      size: stored?.content.size,
    });
    const [error] = Object.values(wrong);
    return error === undefined ? await runStep(() => store(stored?.content), NAMES) : { file: error };
  }

  return (
    <Form<Chosen>
      onSubmit={attach}
      render={({ handleSubmit }) => (
        <Modal
          title={title}
          onClose={onClose}
          footer={
            <>
              {hasFile && (
                <Button isBusy={isSaving} onPress={() => runStep(() => store(undefined), NAMES)}>
                  {messages.remove}
                </Button>
              )}
              <Button type="submit" form={form} variant="primary" isBusy={isSaving}>
                {messages.attach}
              </Button>
            </>
          }
        >
          <PlainForm id={form} onSubmit={() => handleSubmit()}>
            <ChosenFile isBusy={isSaving} />
          </PlainForm>
        </Modal>
      )}
    />
  );
}

const NAMES = { file: 'file' } as const;

function ChosenFile({ isBusy }: { isBusy: boolean }) {
  const { input } = useField<File | undefined>('file', { format: asItIs });
  const { error } = useBoundField('file');
  return (
    <FileField
      label={messages.file}
      hint={messages.hint}
      error={error}
      accept="application/pdf,image/jpeg,image/png"
      fileName={input.value?.name}
      isBusy={isBusy}
      onSelect={(chosen) => input.onChange(chosen)}
    />
  );
}

const asItIs = <Value,>(value: Value): Value => value;

interface Stored {
  content: Blob;
  type: string | undefined;
}

/** Returns what is stored of a file: a PDF as it is, a photo as a smaller JPEG; without a type if it is neither. */
async function storedOf(file: File): Promise<Stored> {
  const type = paperFileTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const content = type === 'application/pdf' ? file : type && (await smaller(file));
  return content === undefined ? { content: file, type: undefined } : { content, type };
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

import { scanOf } from '@motorpark/api';
import { Button, FileField, Modal, PlainForm, toast } from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { useId } from 'react';
import { Form, useField } from 'react-final-form';
import { runStep } from '../form/runStep';

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
    const { content, error } = await scanOf(file);
    return error === undefined ? await runStep(() => store(content), NAMES) : { file: error };
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

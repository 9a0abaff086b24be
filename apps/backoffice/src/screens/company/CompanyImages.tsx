import { failureMessage, isApiFailure, useCompany, useSaveCompanyImage, requestOf } from '@motorpark/api';
import { COMPANY_IMAGES, type CompanyImage } from '@motorpark/domain';
import { Card, ImageField, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { asPng } from './asPng';
import { messages } from './messages';

/** The logo and the signature. Each is saved as soon as it is chosen. */
export function CompanyImages() {
  const { company } = useCompany();
  return (
    <Card title={messages.images}>
      <Stack gap={4}>
        {COMPANY_IMAGES.map((image) => (
          <OneImage key={image} image={image} src={company?.[image]} />
        ))}
      </Stack>
    </Card>
  );
}

function OneImage({ image, src }: { image: CompanyImage; src: string | undefined }) {
  const { save: saveImage, isSaving } = useSaveCompanyImage();
  const [error, setError] = useState<string>();
  const { label, hint } = messages[image];

  /** Saves the image; removes it if no file is given. */
  async function saveFile(file?: File) {
    setError(undefined);
    try {
      await saveImage({ image, png: file ? await asPng(file) : '' });
      toast.success(file ? messages.imageSaved(label) : messages.imageRemoved(label));
    } catch (failure) {
      if (isApiFailure(failure))
        toast.error(failureMessage(failure) ?? messages.imageFailed(label), requestOf(failure));
      else if (failure instanceof Error) setError(failure.message);
    }
  }

  return (
    <ImageField
      label={label}
      hint={hint}
      src={src}
      error={error}
      isBusy={isSaving}
      onChoose={(file) => void saveFile(file)}
      onRemove={() => void saveFile()}
    />
  );
}

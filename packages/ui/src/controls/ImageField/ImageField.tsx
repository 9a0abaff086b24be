import { styled } from 'styled-components';
import { color, radius, space } from '../../theme';
import { ink } from '../../theme/papers';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { FileButton } from '../FileField/FileButton';
import { useLocale } from '../../locale';

export interface ImageFieldProps {
  /** What the picture is. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** URL of the image; undefined if there is none yet. */
  src: string | undefined;
  /** Called when a file is chosen: a PNG, JPEG or SVG by its name. The owner checks its content. */
  onSelect: (file: File) => unknown;
  /** Called when the picture is taken away. */
  onRemove: () => unknown;
  /** Whether the image is being saved or removed. */
  isBusy?: boolean | undefined;
}

/** A field for one image, chosen in the file dialog and shown on white as on paper. The owner saves it. */
export function ImageField({ label, hint, error, src, onSelect, onRemove, isBusy = false }: ImageFieldProps) {
  const { say } = useLocale();
  return (
    <Field label={label} hint={hint} error={error} kind="group">
      {(ties, labelId) => (
        <Frame role="group" aria-labelledby={labelId} aria-describedby={ties['aria-describedby']}>
          {src !== undefined && <Picture src={src} alt={label} />}
          <Actions>
            <FileButton
              label={label}
              accept="image/png,image/jpeg,image/svg+xml"
              isInvalid={ties['aria-invalid']}
              isBusy={isBusy}
              onSelect={onSelect}
            >
              {src === undefined ? say('Choose image') : say('Choose another')}
            </FileButton>
            {src !== undefined && (
              <Button variant="quiet" isDisabled={isBusy} onPress={onRemove}>
                {say('Remove')}
              </Button>
            )}
          </Actions>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;

/** White in every theme, as on paper. */
const Picture = styled.img`
  max-width: 100%;
  height: 4rem;
  padding: ${space[2]};
  object-fit: contain;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.medium};
  background: ${ink.white};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

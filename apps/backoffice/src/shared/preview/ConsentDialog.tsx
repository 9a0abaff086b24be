import { type Consent, consentSchema } from '@motorpark/domain';
import { TextField } from '@motorpark/ui';
import { SecretInput, useBoundField } from '@motorpark/ui/form';
import { SaveDialog } from '../form/SaveDialog';

interface ConsentDialogProps {
  act: string;
  why: string;
  /** Carries it out; throws failures that concern the consent. */
  onConsent: (consent: Consent) => Promise<void>;
  onClose: () => void;
}

const START: Consent = { witness: '', secret: '' };
const NAMES = { witness: 'witness', secret: 'secret' } as const;

/** A dialog in which a colleague consents with their own PIN or passcode. */
export const ConsentDialog = ({ act, why, onConsent, onClose }: ConsentDialogProps) => (
  <SaveDialog
    title="Consent of a colleague"
    labelOf={() => act}
    tone="danger"
    start={START}
    schema={consentSchema}
    names={NAMES}
    save={onConsent}
    onClose={onClose}
    renderFields={() => (
      <>
        <p>{why}</p>
        <WitnessField />
        <SecretInput
          name="secret"
          label="Their PIN or passcode"
          hint="The colleague must enter this"
          autoComplete="off"
        />
      </>
    )}
  />
);

const WitnessField = () => (
  <TextField
    label="E-mail of the colleague"
    type="email"
    autoComplete="off"
    isRequired
    {...useBoundField('witness')}
  />
);

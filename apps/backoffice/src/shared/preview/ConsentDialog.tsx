import { type Consent, check, consentSchema } from '@motorpark/domain';
import { TextField } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { FormDialog } from '../form/FormDialog';
import { SecretInput } from '../form/SecretInputs';
import { runStep } from '../form/runStep';
import { useBoundField } from '../form/useBoundField';

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
export function ConsentDialog({ act, why, onConsent, onClose }: ConsentDialogProps) {
  async function submit(typed: Consent) {
    const { values, errors } = check(consentSchema, typed);
    if (errors) return errors;
    return await runStep(() => onConsent(values), NAMES);
  }
  return (
    <Form<Consent>
      initialValues={START}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <FormDialog
          title="Consent of a colleague"
          submitLabel={act}
          tone="danger"
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <p>{why}</p>
          <WitnessField />
          <SecretInput
            name="secret"
            label="Their PIN or passcode"
            hint="The colleague must enter this"
            autoComplete="off"
          />
        </FormDialog>
      )}
    />
  );
}

const WitnessField = () => (
  <TextField
    label="E-mail of the colleague"
    type="email"
    autoComplete="off"
    isRequired
    {...useBoundField('witness')}
  />
);

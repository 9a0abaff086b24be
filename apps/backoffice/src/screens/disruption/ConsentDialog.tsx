import { type Consent, check, consentSchema } from '@motorpark/domain';
import { TextField } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { FormDialog } from '../../shared/form/FormDialog';
import { SecretInput } from '../../shared/form/SecretInputs';
import { runStep } from '../../shared/form/runStep';
import { useBoundField } from '../../shared/form/useBoundField';
import { messages } from './messages';

interface ConsentDialogProps {
  /** The label of what a colleague consents to. */
  act: string;
  /** Why a colleague must consent. */
  why: string;
  /** Carries it out; throws failures that concern the consent. */
  onConsent: (consent: Consent) => Promise<void>;
  onClose: () => void;
}

const START: Consent = { witness: '', secret: '' };
const NAMES = { witness: 'witness', secret: 'secret' } as const;
const { consent: words } = messages;

/** A dialog in which a colleague consents with their own PIN or passcode. */
export function ConsentDialog({ act, why, onConsent, onClose }: ConsentDialogProps) {
  async function submit(typed: Consent) {
    const { values, errors } = check(consentSchema, typed);
    if (errors) return errors;
    return await runStep(async () => onConsent(values), NAMES);
  }
  return (
    <Form<Consent>
      initialValues={START}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <FormDialog
          title={words.title}
          submitLabel={act}
          tone="danger"
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <p>{why}</p>
          <WitnessField />
          <SecretInput name="secret" label={words.secret} hint={words.hint} autoComplete="off" />
        </FormDialog>
      )}
    />
  );
}

const WitnessField = () => (
  <TextField label={words.witness} type="email" autoComplete="off" isRequired {...useBoundField('witness')} />
);

import { type Shown, isApiFailure, usePreview } from '@motorpark/api';
import { type Checkable, type Consent, check, fieldErrors } from '@motorpark/domain';
import { Button, FormCard, Inline, Notice, Section, Stack } from '@motorpark/ui';
import type { Draft } from '@motorpark/ui/form';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { runStep } from '../form/runStep';
import { toastFailure } from '../toastFailure';
import { ConsentDialog } from './ConsentDialog';

/** What is shown of a plan before it is carried out, and the button that does it. */
export interface Outlook {
  title: string;
  text: ReactNode;
  isWarning: boolean;
  /** What the user must know besides: questions, or why a colleague must consent. */
  caution?: string | undefined;
  needsConsent?: boolean;
  children?: ReactNode;
  /** The label of the button; undefined if there is nothing to carry out. */
  act: string | undefined;
  /** Which button has the focus: on Change, a second Enter takes nothing away. */
  focus?: 'change' | 'act';
}

interface PreviewedFormProps<Wish, Plan> {
  words: Record<'title' | 'show' | 'showing' | 'becomes' | 'change' | 'carryingOut', string>;
  start: Draft;
  schema: Checkable<Wish>;
  /** Form fields to wire fields, for the server's field errors. */
  names: Readonly<Record<string, string>>;
  renderFields: (draft: Draft) => ReactNode;
  /** Frames the form; by default nothing is around it. */
  renderFrame?: (form: ReactNode) => ReactNode;
  preview: (wish: Wish) => Promise<Plan>;
  outlookOf: (plan: Plan, wish: Wish) => Outlook;
  /** Carries out what is shown; throws the server's failure. */
  carryOut: (shown: Shown<Wish, Plan>, consent?: Consent) => Promise<unknown>;
}

/** A form whose effect is shown before it is carried out: as it was shown, or not at all. */
export function PreviewedForm<Wish, Plan>({
  words,
  start,
  schema,
  names,
  renderFields,
  renderFrame = asItIs,
  preview,
  outlookOf,
  ...props
}: PreviewedFormProps<Wish, Plan>) {
  const { shown, show, hide, carryOut, isCarryingOut } = usePreview(preview, toastFailure);
  const [draft, setDraft] = useState(start);
  const [isAsking, setAsking] = useState(false);

  async function submit(typed: Draft) {
    const { values, errors } = check(schema, typed);
    if (errors) return errors;
    return await runStep(async () => {
      await show(values);
      setDraft(typed);
    }, names);
  }

  if (!shown) {
    return renderFrame(
      <Form<Draft>
        initialValues={draft}
        validate={(typed) => fieldErrors(schema, typed)}
        onSubmit={submit}
        render={({ handleSubmit, submitting, values }) => (
          <FormCard
            label={words.title}
            onSubmit={() => handleSubmit()}
            isBusy={submitting}
            submitLabel={words.show}
            busyLabel={words.showing}
          >
            <Stack gap={4}>{renderFields(values)}</Stack>
          </FormCard>
        )}
      />,
    );
  }

  const outlook = outlookOf(shown.plan, shown.wish);
  const { title, text, isWarning, caution, needsConsent, children, act, focus } = outlook;
  return (
    <>
      <Section title={words.becomes}>
        <Stack gap={4}>
          <Notice tone={isWarning ? 'warning' : 'info'} title={title}>
            {text}
          </Notice>
          {caution !== undefined && <Notice tone="warning">{caution}</Notice>}
          {children}
          <Inline gap={3}>
            <Button autoFocus={focus === 'change'} isDisabled={isCarryingOut} onPress={hide}>
              {words.change}
            </Button>
            {act !== undefined && (
              <Button
                variant="primary"
                autoFocus={focus === 'act'}
                isBusy={isCarryingOut}
                busyLabel={words.carryingOut}
                onPress={() => (needsConsent ? setAsking(true) : void carryOut(props.carryOut))}
              >
                {act}
              </Button>
            )}
          </Inline>
        </Stack>
      </Section>
      {isAsking && (
        <ConsentDialog
          act={act ?? ''}
          why={caution ?? ''}
          onConsent={async (consent) => {
            await carryOut((seen) => props.carryOut(seen, consent), { isShownElsewhere: isInvalid });
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Whether the dialog of the consent shows what is wrong with it. */
const isInvalid = (failure: unknown): boolean => isApiFailure(failure) && failure.kind === 'invalid';

const asItIs = (form: ReactNode): ReactNode => form;

import { useSetUp } from '@motorpark/api';
import { SET_UP_STEPS, type SetUpStep } from '@motorpark/domain';
import { Button, ButtonLink, EmptyState, Inline, Page, Section, StepIndicator } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { keepSetUp } from './setUpKept';
import { SET_UP } from './setUpSteps';
import { setUpWords as words } from './setUpWords';

const TITLES = SET_UP_STEPS.map((step) => SET_UP[step].title);
const DASHBOARD = href(paths.superAdmin.dashboard);

/** Leads through an empty company step by step. A step is done if the company has its records (docs/company.md). */
export function SetUpScreen() {
  const { done, ...state } = useSetUp();
  const [skipped, setSkipped] = useState<readonly SetUpStep[]>([]);
  const [chosen, setChosen] = useState<SetUpStep>();
  useEffect(() => keepSetUp('led'), []);

  if (!done) {
    return (
      <Page title={words.title}>
        <LoadingState {...state} label={words.loading} fallback={words.loadFailed} />
      </Page>
    );
  }
  const isDone = SET_UP_STEPS.map((step) => done.includes(step));
  const step = chosen ?? SET_UP_STEPS.find((one) => !done.includes(one) && !skipped.includes(one));
  const goOn = () => {
    // A skipped step to which the user returned is no longer skipped. It stays open until it is done: a road takes two terminals.
    setSkipped(skipped.filter((one) => one !== step));
    setChosen(undefined);
    void state.refresh();
  };

  return (
    <Page
      title={words.title}
      lead={step && SET_UP[step].lead}
      actions={
        <div data-leaves>
          <StepIndicator
            steps={TITLES}
            current={step ? SET_UP_STEPS.indexOf(step) : undefined}
            done={isDone}
            onStepSelect={(index) => setChosen(SET_UP_STEPS[index])}
          />
        </div>
      }
    >
      {step ? (
        <SetUpForm
          key={step}
          step={step}
          onSaved={goOn}
          onSkip={() => {
            setSkipped([...skipped, step]);
            setChosen(undefined);
          }}
        />
      ) : (
        <Ready missing={TITLES.filter((_, index) => !isDone[index])} />
      )}
    </Page>
  );
}

interface SetUpFormProps {
  step: SetUpStep;
  onSaved: () => void;
  onSkip: () => void;
}

function SetUpForm({ step, onSaved, onSkip }: SetUpFormProps) {
  const { title, Form } = SET_UP[step];
  return (
    <Section
      title={title}
      actions={
        <Inline>
          <Button data-leaves onClick={onSkip}>
            {words.skip}
          </Button>
          <ButtonLink href={DASHBOARD}>{words.later}</ButtonLink>
        </Inline>
      }
    >
      <Form onSaved={onSaved} />
    </Section>
  );
}

function Ready({ missing }: { missing: readonly string[] }) {
  return (
    <EmptyState
      text={missing.length === 0 ? words.ready : words.skipped(missing)}
      hint={words.readyAdvice}
      action={
        <ButtonLink variant="primary" href={DASHBOARD}>
          {words.dashboard}
        </ButtonLink>
      }
    />
  );
}

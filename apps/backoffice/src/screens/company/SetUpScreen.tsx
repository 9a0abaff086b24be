import { useCompany, useSaveCompany, useSetUp, keepSetUp } from '@motorpark/api';
import {
  COMPANY_FIELDS,
  COMPANY_KINDS,
  COMPANY_KIND_HINTS,
  COMPANY_KIND_LABELS,
  type CompanyFields,
  type CompanyKind,
  KIND_SETTINGS,
  KIND_VALUES,
  SET_UP_STEPS,
  type SetUpStep,
  type Setting,
  companySchema,
  draftOf,
  mapFields,
} from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Card,
  ChoiceField,
  type Column,
  DataTable,
  EmptyState,
  Inline,
  Page,
  Section,
  Stack,
  StepIndicator,
} from '@motorpark/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { href, officePaths, paths, setUpImportPath } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { RecordForm } from '../../shared/record/RecordForm';
import { useAdminForm } from '../admin/AdminFormScreen';
import { useDriverForm } from '../driver/DriverFormScreen';
import { useRouteForm } from '../route/RouteFormScreen';
import { useTerminalForm } from '../terminal/TerminalFormScreen';
import { useVehicleForm } from '../vehicle/VehicleFormScreen';
import { setUpWords as words } from './setUpWords';
import { companyForm, formatSetting } from './companyForm';
import { messages } from './messages';

interface StepFormProps {
  onSaved: () => void;
}

interface Step {
  title: string;
  /** Why the step is needed, and how much of it is enough for now. */
  lead: string;
  /** The path of the list into which a file with many of them can be imported. */
  list?: string;
  Form: ComponentType<StepFormProps>;
}

/** The fields of the first step; all others have good defaults and can be edited on the company's own page. */
const NAMES: readonly (keyof CompanyFields)[] = ['name', 'shortName', 'phones', 'address', 'email'];
const LABELS = new Set<string>(NAMES.map((name) => COMPANY_FIELDS[name].label));
const NAMES_FORM = {
  ...companyForm,
  form: { ...companyForm.form, fields: companyForm.form.fields.filter(({ label }) => LABELS.has(label)) },
};
const RULES = { schema: companySchema };

/** The names of the company and, as long as it has none, what kind of company it is: that answers the settings which matter most. */
function CompanyStep({ onSaved }: StepFormProps) {
  const { loaded, ...state } = useCompany();
  const { save } = useSaveCompany();
  const [kind, setKind] = useState<CompanyKind>('terminals');
  if (loaded) {
    const isNew = loaded.name === '';
    return (
      <>
        {isNew && <KindCard kind={kind} onChange={setKind} />}
        <RecordForm
          kind={NAMES_FORM}
          rules={RULES}
          row={loaded}
          save={({ form, ...order }) =>
            save(
              isNew
                ? { ...order, kind, form: { ...form, ...draftOf(KIND_SETTINGS, KIND_VALUES[kind]) } }
                : { ...order, form },
            )
          }
          onSaved={onSaved}
          // The focus would scroll the kinds, which come first, out of view.
          startsFocused={!isNew}
        />
      </>
    );
  }
  return <LoadingState {...state} label={messages.loading} fallback={messages.loadFailed} />;
}

/** The kinds of company, and the settings that the chosen one answers. */
function KindCard({ kind, onChange }: { kind: CompanyKind; onChange: (kind: CompanyKind) => void }) {
  const settings = mapFields<typeof KIND_SETTINGS, Record<keyof typeof KIND_SETTINGS, SettingAnswer>>(
    KIND_SETTINGS,
    (name, setting: Setting) => ({
      label: setting.label,
      hint: setting.hint,
      value: formatSetting(setting, KIND_VALUES[kind][name]),
    }),
  );
  return (
    <Card>
      <Stack gap={4}>
        <ChoiceField
          label={words.kind}
          hint={words.kindHint}
          name="kind"
          value={kind}
          onChange={(value) => onChange(COMPANY_KINDS.find((one) => one === value) ?? kind)}
          options={COMPANY_KINDS.map((value) => ({
            value,
            label: COMPANY_KIND_LABELS[value],
            hint: COMPANY_KIND_HINTS[value],
          }))}
        />
        <DataTable
          label={words.settings}
          columns={KIND_COLUMNS}
          rows={Object.values(settings)}
          rowKey={({ label }) => label}
          emptyText={words.settings}
        />
      </Stack>
    </Card>
  );
}

interface SettingAnswer {
  label: string;
  value: string;
  hint: string | undefined;
}

const KIND_COLUMNS: Column<SettingAnswer>[] = [
  { header: words.setting, cell: ({ label }) => label, isRowHeader: true },
  { header: words.answer, cell: ({ value }) => value },
  { header: words.purpose, cell: ({ hint }) => hint, truncate: 'twoLines' },
];

function VehicleStep({ onSaved }: StepFormProps) {
  const { notice, ...form } = useVehicleForm();
  return (
    <>
      {notice}
      <RecordForm {...form} onSaved={onSaved} />
    </>
  );
}

export const SET_UP: Readonly<Record<SetUpStep, Step>> = {
  company: {
    title: 'Company',
    lead: 'The name and contact details on the login page, in the menu and on receipts. Logo, terms and rules are under Company in the menu.',
    Form: CompanyStep,
  },
  terminals: {
    title: 'Terminals',
    lead: 'Where buses leave from and where they go. Two terminals are enough for a first route.',
    list: officePaths.terminal.list,
    Form: (props) => <RecordForm {...useTerminalForm()} {...props} />,
  },
  routes: {
    title: 'Routes',
    lead: 'From one terminal to another, and how long the bus takes. The way back is a route of its own.',
    list: officePaths.route.list,
    Form: (props) => <RecordForm {...useRouteForm()} {...props} />,
  },
  drivers: {
    title: 'Drivers',
    lead: 'Who drives. Each vehicle has its driver.',
    list: officePaths.driver.list,
    Form: (props) => <RecordForm {...useDriverForm()} {...props} />,
  },
  vehicles: {
    title: 'Vehicles',
    lead: 'A trip sells the seats of its vehicle.',
    list: officePaths.vehicle.list,
    Form: VehicleStep,
  },
  people: {
    title: 'People',
    lead: 'Who sells at a terminal. They log in with the e-mail and the passcode that you choose here, and then choose a passcode of their own.',
    list: officePaths.admin.list,
    Form: (props) => <RecordForm {...useAdminForm()} {...props} />,
  },
};

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
    // A skipped step to which the user returned is no longer skipped. It stays open until it is done: a route takes two terminals.
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
            onSelect={(index) => setChosen(SET_UP_STEPS[index])}
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
  const { title, list, Form } = SET_UP[step];
  return (
    <Section
      title={title}
      actions={
        <Inline>
          {list !== undefined && (
            <ButtonLink href={href(setUpImportPath(list))}>{words.importCsv}</ButtonLink>
          )}
          <Button data-leaves onPress={onSkip}>
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
  const isReady = missing.length === 0;
  return (
    <EmptyState
      text={isReady ? words.ready : words.skipped(missing)}
      hint={words.readyAdvice}
      action={
        <Inline>
          {isReady && (
            <ButtonLink variant="primary" href={href(paths.superAdmin.editTrip)}>
              {words.planTrip}
            </ButtonLink>
          )}
          <ButtonLink variant={isReady ? undefined : 'primary'} href={DASHBOARD}>
            {words.dashboard}
          </ButtonLink>
        </Inline>
      }
    />
  );
}

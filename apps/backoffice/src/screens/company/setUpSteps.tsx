import { useCompany, useSaveCompany } from '@motorpark/api';
import { COMPANY_FIELDS, type CompanyFields, type SetUpStep, companySchema } from '@motorpark/domain';
import type { ComponentType } from 'react';
import { LoadingState } from '../../shared/LoadingState';
import { RecordForm } from '../../shared/record/RecordForm';
import { useAdminForm } from '../admin/useAdminForm';
import { useDriverForm } from '../driver/useDriverForm';
import { useRouteForm } from '../route/useRouteForm';
import { useTerminalForm } from '../terminal/useTerminalForm';
import { useVehicleForm } from '../vehicle/useVehicleForm';
import { companyForm } from './companyForm';
import { messages } from './messages';

interface StepFormProps {
  onSaved: () => void;
}

interface Step {
  title: string;
  /** Why the step is needed, and how much of it is enough for now. */
  lead: string;
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

function CompanyStep({ onSaved }: StepFormProps) {
  const { loaded, ...state } = useCompany();
  const { save } = useSaveCompany();
  if (loaded)
    return <RecordForm kind={NAMES_FORM} rules={RULES} row={loaded} save={save} onSaved={onSaved} />;
  return <LoadingState {...state} label={messages.loading} fallback={messages.loadFailed} />;
}

function VehicleStep({ onSaved }: StepFormProps) {
  const { notice, ...form } = useVehicleForm();
  return (
    <>
      {notice}
      <RecordForm {...form} onSaved={onSaved} />
    </>
  );
}

/** The form of each step of a company's set-up. */
export const SET_UP: Readonly<Record<SetUpStep, Step>> = {
  company: {
    title: 'Company',
    lead: 'What the login page, the menu and receipts say. Logo, terms and rules stand under Company in the menu.',
    Form: CompanyStep,
  },
  terminals: {
    title: 'Terminals',
    lead: 'Where buses leave from, and where they go: two are enough for a first road.',
    Form: (props) => <RecordForm {...useTerminalForm()} {...props} />,
  },
  routes: {
    title: 'Routes',
    lead: 'A road from one terminal to another, and how long a bus is on it. The way back is a route of its own.',
    Form: (props) => <RecordForm {...useRouteForm()} {...props} />,
  },
  drivers: {
    title: 'Drivers',
    lead: 'Who drives. Each vehicle has its driver.',
    Form: (props) => <RecordForm {...useDriverForm()} {...props} />,
  },
  vehicles: {
    title: 'Vehicles',
    lead: 'Its seats are what a trip sells.',
    Form: VehicleStep,
  },
  people: {
    title: 'People',
    lead: 'Who sells at a terminal. They log in with the e-mail and the passcode that you choose here, and choose their own then.',
    Form: (props) => <RecordForm {...useAdminForm()} {...props} />,
  },
};

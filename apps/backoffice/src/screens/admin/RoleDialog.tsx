import { useGiveRole, useTerminalChoices } from '@motorpark/api';
import {
  type Admin,
  GIVEN_ROLES,
  type GivenRole,
  ROLES,
  ROLE_MEANINGS,
  type RoleForm,
  fieldErrors,
  isBoundToTerminal,
  managesTerminals,
  terminalIdOptions,
  roleSchema,
} from '@motorpark/domain';
import { ChoiceField, ComboboxField, Field, Checkbox, toast } from '@motorpark/ui';
import { FormDialog, answersOf, useBoundField } from '@motorpark/ui/form';
import { Form, useField } from 'react-final-form';
import { runStep } from '../../shared/form/runStep';

const NAMES = { role: 'role', terminal: 'terminals', managed: 'terminals' } as const;
const TERMINAL = 'Terminal/Branch';
const MANAGED = 'Terminals';

const OPTIONS = GIVEN_ROLES.map((role) => ({
  value: role,
  label: ROLES[role].label,
  hint: ROLE_MEANINGS[role],
}));

interface Draft {
  role: GivenRole;
  terminal: string;
  managed: readonly string[];
}

const formOf = ({ role, terminal, managed }: Draft): RoleForm => ({
  role,
  terminals: isBoundToTerminal(role) ? [terminal].filter(Boolean) : managesTerminals(role) ? managed : [],
});

/** A dialog that gives an admin a role, saying what each may do, and the terminals that belong to it. */
export function RoleDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const giveRole = useGiveRole();
  const role = GIVEN_ROLES.find((one) => one === admin.role) ?? 'admin';
  const { rows: terminals, ...offices } = useTerminalChoices();
  const own = terminals.find(({ name }) => name === admin.terminal)?.id ?? '';

  async function submit(draft: Draft) {
    const form = formOf(draft);
    const { terminals: wrong } = fieldErrors(roleSchema, form);
    if (wrong !== undefined) return { terminal: wrong, managed: wrong };
    return await runStep(async () => {
      await giveRole({ admin, payload: form });
      toast.success(`${admin.name} is ${ROLES[form.role].label} now.`);
      onClose();
    }, NAMES);
  }

  return (
    <Form<Draft>
      initialValues={{ role, terminal: own, managed: admin.managed ?? [] }}
      keepDirtyOnReinitialize
      onSubmit={submit}
      render={({ handleSubmit, submitting, values }) => (
        <FormDialog
          title={`Role of ${admin.name}`}
          size="medium"
          submitLabel="Save role"
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <RoleField />
          {isBoundToTerminal(values.role) && (
            <TerminalField {...answersOf(offices, terminalIdOptions(terminals))} />
          )}
          {managesTerminals(values.role) && <ManagedField terminals={terminals} />}
        </FormDialog>
      )}
    />
  );
}

const RoleField = () => <ChoiceField label="Role" isRequired options={OPTIONS} {...useBoundField('role')} />;

const TerminalField = (answers: ReturnType<typeof answersOf>) => (
  <ComboboxField
    label={TERMINAL}
    isRequired
    placeholder="Choose a terminal"
    {...answers}
    {...useBoundField('terminal')}
  />
);

/** One tick for each terminal that the manager manages. */
function ManagedField({ terminals }: { terminals: readonly { id: string; name: string }[] }) {
  const { input, meta } = useField<readonly string[]>('managed');
  const error: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const tick = (id: string, isTicked: boolean) =>
    input.onChange(isTicked ? [...input.value, id] : input.value.filter((one) => one !== id));
  return (
    <Field label={MANAGED} kind="group" isRequired error={typeof error === 'string' ? error : undefined}>
      {({ id, ...ties }, labelId) => (
        <div {...ties} id={id} role="group" aria-labelledby={labelId}>
          {terminals.map((terminal) => (
            <Checkbox
              key={terminal.id}
              label={terminal.name}
              isChecked={input.value.includes(terminal.id)}
              onChange={(isTicked) => tick(terminal.id, isTicked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

import { TERMINALS, TERMINAL_LIST } from '@motorpark/api';
import { TERMINAL_FIELDS, type Terminal, type TerminalForm } from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import { listedKind } from '../../shared/record/listedKind';
import type { ServiceKind } from '../../shared/service/ServiceListScreen';

export const terminalRecord: ServiceKind<Terminal, TerminalForm> = listedKind(TERMINALS, {
  paths: officePaths.terminal,
  columns: listColumns(TERMINAL_LIST, {}),
  nameOf: ({ name }) => name,
  fields: formFields(TERMINAL_FIELDS, {
    name: {},
    address: {},
    city: {},
    state: {},
    posTerminals: {
      kind: 'lines',
      hint: 'One a line, such as Awka 2: 2033HTE0: the counter beside it and the ID that the payment provider gave it.',
    },
  }),
  words: {
    search: 'Search Terminal Name',
    searchHint: 'Finds names, addresses, cities and states',
    loadFailed: undefined,
    // The text says "Admin" and must stay so (docs/terminal.md).
    deleted: 'Admin deleted successfully.',
  },
});

/** The same where no POS terminal is sent anything. */
export const terminalWithoutPos: typeof terminalRecord = {
  ...terminalRecord,
  form: {
    ...terminalRecord.form,
    fields: terminalRecord.form.fields.filter(({ name }) => name !== 'posTerminals'),
  },
};

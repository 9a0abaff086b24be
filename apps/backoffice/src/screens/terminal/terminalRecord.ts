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
    posTerminals: { kind: 'lines' },
  }),
  words: {
    search: 'Search Terminal Name',
    searchHint: 'Finds names, addresses, cities and states',
    loadFailed: undefined,
    // The text says "Admin" and must stay so (docs/terminal.md).
    deleted: 'Admin deleted successfully.',
  },
});

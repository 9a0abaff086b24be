import { TERMINAL_LIST, terminalCodec, terminalWire } from '@motorpark/api';
import { TERMINAL_FIELDS, draftOf, type Terminal, type TerminalForm } from '@motorpark/domain';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import { listColumns } from '../../shared/list/listColumns';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';

export const terminalRecord: ListedKind<Terminal, TerminalForm> = {
  one: 'terminal',
  many: 'terminals',
  title: 'Terminals',
  paths: officePaths.terminal,
  columns: listColumns(TERMINAL_LIST, {}),
  nameOf: ({ name }) => name,
  search: { label: 'Search Terminal Name', hint: 'Finds names, addresses, cities and states' },
  form: {
    title: 'Terminal Information',
    wireNames: terminalWire.names,
    read: terminalCodec.read,
    valuesOf: (row) => draftOf(TERMINAL_FIELDS, row),
    fields: formFields(TERMINAL_FIELDS, { name: {}, address: {}, city: {}, state: {} }),
  },
  words: {
    ...usualWords('terminal', 'terminals'),
    loadFailed: undefined,
    // The text says "Admin" and must stay so (docs/terminal.md).
    deleted: 'Admin deleted successfully.',
  },
};

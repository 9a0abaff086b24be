import { TERMINAL_FIELDS, readTerminal } from '@motorpark/api';
import { type Terminal, type TerminalForm, terminalSchema } from '@motorpark/domain';
import { paths } from '../../paths';
import type { ListedKind } from '../record/recordKind';

/** The branches of the company. */
export const terminalRecord: ListedKind<Terminal, TerminalForm> = {
  one: 'terminal',
  many: 'terminals',
  title: 'Terminals',
  paths: {
    list: paths.superAdmin.terminals,
    create: paths.superAdmin.createTerminal,
    edit: paths.superAdmin.editTerminal,
  },
  columns: [
    { header: 'Name', cell: ({ name }) => name, isRowHeader: true, truncate: true, sortBy: 'name' },
    { header: 'Address', cell: ({ address }) => address, card: 'meta', truncate: true },
    { header: 'City', cell: ({ city }) => city, card: 'meta' },
    { header: 'State', cell: ({ state }) => state, card: 'meta' },
  ],
  nameOf: ({ name }) => name,
  search: { label: 'Search Terminal Name', hint: 'Finds names, addresses, cities and states' },
  form: {
    title: 'Terminal Information',
    schema: terminalSchema,
    wireNames: TERMINAL_FIELDS,
    read: readTerminal,
    valuesOf: ({ id: _id, version: _version, ...values }) => values,
    fields: [
      { name: 'name', label: 'Terminal Name' },
      { name: 'address', label: 'Address' },
      { name: 'city', label: 'City' },
      { name: 'state', label: 'State' },
    ],
  },
  words: {
    empty: 'No Terminals Yet',
    create: 'Create Terminal',
    creating: 'Creating terminal...',
    editing: 'Editing terminal...',
    created: 'Terminal created successfully',
    edited: 'Terminal edited successfully',
    // The core product's text, which speaks of an admin (docs/terminal.md).
    deleted: 'Admin deleted successfully.',
  },
};

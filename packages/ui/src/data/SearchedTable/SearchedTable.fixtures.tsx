import { useState } from 'react';
import { fn } from 'storybook/test';
import { type TicketRow, ticketColumns, ticketRows } from '../DataTable/DataTable.fixtures';
import type { FoundRows, ListControls, SearchedTableProps } from './SearchedTable';

export type FoundTicket = TicketRow & { id: string };

export const found: FoundRows<FoundTicket> = {
  rows: ticketRows.map((row) => Object.assign({ id: row.number }, row)),
  total: 192,
  isLoading: false,
  isSearching: false,
  counts: { Scheduled: 120, 'En-route': 9, Completed: 63 },
  loadMore: undefined,
  isLoadingMore: false,
};

export const nothing = { ...found, rows: [], total: 0 };

export const listQuery: ListControls = {
  query: {},
  text: '',
  type: fn(),
  choose: fn(),
  period: undefined,
  sortBy: fn(),
  isNarrowed: false,
  clear: fn(),
};

/** What the tickets of every story are called. */
export const TICKETS = {
  label: 'Tickets',
  columns: ticketColumns,
  found,
  listQuery,
  one: 'ticket',
  many: 'tickets',
  empty: 'No tickets yet',
} satisfies SearchedTableProps<FoundTicket>;

/** Keeps the search text and the status, as a screen does in its address. */
export function useControls(start: ListControls): ListControls {
  const [text, type] = useState(start.text);
  const [status, choose] = useState(start.query.status);
  return {
    ...start,
    text,
    query: { ...start.query, status },
    type: (typed) => {
      start.type(typed);
      type(typed);
    },
    choose: (chosen) => {
      start.choose(chosen);
      choose(chosen);
    },
    isNarrowed: text !== '' || status !== undefined,
  };
}

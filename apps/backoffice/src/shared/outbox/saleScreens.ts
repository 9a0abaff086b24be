import type { SaleKind, SavedSale } from '@motorpark/api';
import { paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';

interface ScreensOfSale {
  /** The noun inside a sentence. */
  one: string;
  /** The message if it was saved without a form waiting for it. */
  saved: (number: string) => string;
  pathOf: (id: string) => string;
  /** The path of the form in which a refused sale opens again. */
  form: string;
}

export const SALE_SCREENS: Readonly<Record<SaleKind, ScreensOfSale>> = {
  ticket: {
    one: 'ticket',
    saved: (number) => `Ticket ${number} is saved.`,
    pathOf: ticketOverviewPath,
    form: paths.admin.bookTicket,
  },
  waybill: {
    one: 'waybill',
    saved: (number) => `Waybill ${number} is saved.`,
    pathOf: waybillOverviewPath,
    form: paths.admin.editWaybill,
  },
  expense: {
    one: 'expense',
    saved: () => 'The expense is saved.',
    pathOf: () => paths.admin.expenses,
    form: paths.admin.editExpense,
  },
};

/** Returns the message about a sale saved lately, and the path of its record. */
export function shownSale({ kind, id, number, wasDiscarded }: SavedSale): { text: string; path: string } {
  const { one, saved, pathOf } = SALE_SCREENS[kind];
  const text = wasDiscarded ? `The ${one}${number && ` ${number}`} is in the books.` : saved(number);
  return { text, path: pathOf(id) };
}

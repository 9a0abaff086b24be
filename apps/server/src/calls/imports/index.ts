import { isImportedList } from '@motorpark/contract';
import type { PersonContext, PersonHandlers } from '../../request/call';
import { invalid } from '../../request/failure';
import { IMPORTS } from './imports';

function importOf({ input: { list } }: PersonContext) {
  if (!isImportedList(list)) {
    throw invalid({ list: `It is one of ${Object.keys(IMPORTS).join(', ')}.` });
  }
  return IMPORTS[list];
}

export const importHandlers = {
  previewImport: async (context) => importOf(context).preview(context),
  importRecords: async (context) => importOf(context).importAll(context),
} satisfies PersonHandlers;

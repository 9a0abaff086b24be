import { counted } from '@motorpark/domain';
import { type Data, MOST_MISTAKES, type WireImportPreview, type WireImported } from '@motorpark/contract';
import { newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { once } from '../../request/once';
import { withRuleMessages, insertRecords, recordCreations } from '../../store/record';
import { type CheckedRow, checkRow, checkRows, completedPhones } from './checkRows';
import { columnsOf, isHeadingOf } from './columnsOf';
import type { ImportKind } from './importKind';
import { type Mistake, mistakeOnWire } from './mistake';
import { type Plan, planOf } from './importPlan';
import { readSheet } from '../../csv/readSheet';
import { unreadableFile, textOfFile } from '../../csv/textOfFile';
import { recordEvent } from '../../store/audit';
import { OFFICE_TABLES } from '../../store/history';

/** Number of lines in which the headings are searched: Excel's `sep=;` and titles may be above them. */
const LINES_WITH_HEADINGS = 10;

export interface Importing {
  preview: (context: PersonContext) => Promise<Data<WireImportPreview>>;
  importAll: (context: PersonContext) => Promise<Data<WireImported>>;
}

/** Creates the calls that preview and import the files of one list. */
export function importing<Form, Wire extends { id: string }>(imported: ImportKind<Form, Wire>): Importing {
  const { list, kind, wire, refersTo } = imported;
  const rules = { wire, read: imported.read ?? ((context: PersonContext) => kind.read(context, true)) };

  /** Returns the validated rows of the file, or the mistakes in its headings. */
  async function checkedIn(context: PersonContext) {
    const isHeading = isHeadingOf(list);
    const { headings, rows } = readSheet(textOfFile(context.input['file']), {
      isHeading,
      headings: { within: LINES_WITH_HEADINGS, areIn: (cells) => cells.filter(isHeading).length > 1 },
    });
    const { errors } = await checkRow(context, rules, new Map());
    const required = Object.entries(wire).filter(([, { sent }]) => errors[sent] !== undefined);
    const columns = columnsOf(list, headings, new Set(required.map(([field]) => field)));
    const isReadable = columns.mistakes.length === 0;
    const checked = isReadable ? await checkRows(context, rules, columns, rows) : [];
    const headingOf = (sent: string): [heading: string, field: string] => {
      const [field = ''] = Object.entries(wire).find(([, place]) => place.sent === sent) ?? [];
      const place = columns.columns.findIndex((column) => column?.field === field);
      return [headings.cells[place] ?? '', field];
    };
    const mistakesOf = ({ wrong }: Plan<Form>): Mistake[] =>
      wrong.flatMap(({ row: { row, cells }, errors: faults }) =>
        Object.entries(faults).map(([sent, message]) => {
          const [column, field] = headingOf(sent);
          return { row, column, value: cells.get(field) ?? '', message };
        }),
      );
    return {
      rows,
      checked,
      headingMistakes: columns.mistakes,
      mistakesOf,
      completed: completedPhones(columns, rows),
    };
  }

  return {
    async preview(context) {
      const { rows, checked, headingMistakes, mistakesOf, completed } = await checkedIn(context);
      const plan = await context.db.transaction((tx) => planOf(tx, imported, checked));
      const mistakes = [...headingMistakes, ...mistakesOf(plan)];
      return {
        data: {
          rows: rows.length,
          new: plan.made.length,
          same: plan.same,
          wrong: plan.wrong.length,
          mistake_count: mistakes.length,
          mistakes: mistakes.slice(0, MOST_MISTAKES).map(mistakeOnWire),
          completed_count: completed.length,
          completed: completed.slice(0, MOST_MISTAKES),
        },
      };
    },

    async importAll(context) {
      const { rows, checked, headingMistakes } = await checkedIn(context);
      if (headingMistakes.length > 0)
        throw unreadableFile('Nothing was imported: the headings have mistakes.');
      return withRuleMessages(kind.rules, () =>
        once(context, async (tx) => {
          const { made, same, wrong } = await planOf(tx, imported, checked);
          if (wrong.length > 0) throw unreadableFile(`Nothing was imported: ${wrongOf(wrong, rows.length)}.`);
          const records = made.map((form) => ({ id: newId(), form }));
          if (records.length > 0) {
            await insertRecords(kind, tx, records, refersTo);
            await recordImport(imported, tx, context, records);
          }
          return { data: { imported: records.length, same } };
        }),
      );
    },
  };
}

const wrongOf = (wrong: readonly { row: CheckedRow<unknown> }[], rows: number): string =>
  `${counted(wrong.length, 'row')} of ${rows.toLocaleString('en-US')} ${wrong.length === 1 ? 'has' : 'have'} mistakes`;

/** Records written per statement; sealing them counts towards the statement's time limit. */
const BATCH = 500;

/** Records in Activity who imported a file, and each of its records as if it had been created with its form. */
async function recordImport<Form, Wire extends { id: string }>(
  { list, kind }: Pick<ImportKind<Form, Wire>, 'list' | 'kind'>,
  tx: Transaction,
  context: PersonContext,
  made: readonly { id: string }[],
): Promise<void> {
  const ids = made.map(({ id }) => id);
  const kept = await kind.rows(tx, sql`${OFFICE_TABLES[kind.noun]}.id = any(${ids}::uuid[])`);
  const records = new Map(kept.map((record) => [record.id, record]));
  // Seals with each statement instead of at the commit, where all seals together would exceed the time limit.
  await tx.query(sql`set constraints audit_event_is_sealed immediate`);
  await recordEvent(tx, context, { kind: 'imported', after: { list, rows: ids.length } });
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH).flatMap((id) => {
      const record = records.get(id);
      return record ? [{ id, record }] : [];
    });
    await recordCreations(kind, tx, context, batch);
  }
}

import { type Versioned, counted, formatTyped, knownRunMinutes } from '@motorpark/domain';
import {
  type Data,
  type ImportColumn,
  MOST_MISTAKES,
  type Mistake,
  type ImportChange,
  type WireImportPreview,
  type Imported,
  importedForm,
} from '@motorpark/contract';
import { type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { once } from '../../request/once';
import {
  findRecord,
  insertRecords,
  recordChanges,
  recordCreations,
  updateRecord,
  withRuleMessages,
} from '../../store/record';
import { type CheckedRow, checkRow, checkRows, completedPhones } from './checkRows';
import { columnsOf, isHeadingOf } from './columnsOf';
import type { ImportKind } from './importKind';
import { mistakeOnWire } from './mistake';
import { type Changed, type Plan, isSameText, keptText, planOf } from './importPlan';
import { readSheet } from '../../csv/readSheet';
import { unreadableFile, textOfFile } from '../../csv/textOfFile';
import { recordEvent } from '../../store/audit';
import { lockForUpdate, tableOf } from '../../store/history';

/** Number of lines in which the headings are searched: Excel's `sep=;` and titles may be above them. */
const LINES_WITH_HEADINGS = 10;

export interface Importing {
  preview: (context: PersonContext) => Promise<Data<WireImportPreview>>;
  importAll: (context: PersonContext) => Promise<Data<Imported>>;
}

/** Creates the calls that preview and import the files of one list. */
export function importing<Form, Wire extends { id: string } & Versioned>(
  imported: ImportKind<Form, Wire>,
): Importing {
  const { list, kind, refersTo } = imported;
  const { fields, names } = importedForm(list);
  const { read = (context: PersonContext) => kind.read(context, true) } = imported;
  const rules = { names, read: (context: PersonContext) => read(context) };

  /** Returns the validated rows of the file, or the mistakes in its headings. */
  async function checkedIn(context: PersonContext) {
    const isHeading = isHeadingOf(list);
    const { headings, rows } = readSheet(textOfFile(context.input['file']), {
      isHeading,
      headings: { within: LINES_WITH_HEADINGS, areIn: (cells) => cells.filter(isHeading).length > 1 },
    });
    const { errors } = await checkRow(context, rules, new Map());
    const required = Object.entries(names).filter(([, sent]) => errors[sent] !== undefined);
    const columns = columnsOf(list, headings, new Set(required.map(([field]) => field)));
    const isReadable = columns.mistakes.length === 0;
    const checked = isReadable ? await checkRows(context, rules, columns, rows) : [];
    const headingOf = (sent: string): [heading: string, field: string] => {
      const [field = ''] = Object.entries(names).find(([, name]) => name === sent) ?? [];
      const place = columns.columns.findIndex((column) => column?.field === field);
      return [headings.cells[place] ?? '', field];
    };
    const shown = columns.columns.flatMap((column, place) =>
      column ? [{ ...column, heading: headings.cells[place] ?? column.heading }] : [],
    );
    const mistakesOf = ({ wrong }: Plan<Form, Wire>): Mistake[] =>
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
      shown,
      completed: completedPhones(columns, rows),
    };
  }

  /** Returns how rows of existing records are read if the user wants to change them: columns that the file lacks keep their values. */
  const rereadIn = (tx: Transaction, context: PersonContext) =>
    imported.updates && context.input['updates'] === true
      ? ({ cells }: CheckedRow<Form>, kept: Wire) =>
          checkRow(
            context,
            { names, read: (row) => read(row, { kept, tx }) },
            new Map(
              Object.keys(names).map((field) => {
                const own = keptText(imported, field, kept);
                const cell = cells.get(field) ?? own;
                // As in the comparison, other case or spacing is no change.
                return [field, isSameText(cell, own) ? own : cell];
              }),
            ),
          )
      : undefined;

  const textOf = (name: string, typed: string): string => {
    const field = fields[name];
    const text = field ? formatTyped(field, typed) : typed;
    const isUnread = list === 'routes' && name === 'duration' && knownRunMinutes(text) === undefined;
    return isUnread ? `${text} (${UNREAD_DURATION})` : text;
  };

  /** Returns each value that changes, as the list shows it. */
  const changesIn = (
    { row, kept }: Changed<Form, Wire>,
    stored: Wire,
    shown: readonly ImportColumn[],
  ): ImportChange[] =>
    shown.flatMap(({ field, heading }) => {
      const [from = '', to = ''] = [kept, stored].map((one) => textOf(field, keptText(imported, field, one)));
      return isSameText(from, to)
        ? []
        : [{ row: row.row, name: kind.nameOf(kept), column: heading, from, to }];
    });

  return {
    async preview(context) {
      const { rows, checked, headingMistakes, mistakesOf, shown, completed } = await checkedIn(context);
      const { plan, stored, notes } = await context.db.transaction(async (tx) => {
        const found = await planOf(tx, imported, checked, context, rereadIn(tx, context));
        return { plan: found, ...(await storedBy(imported, tx, context, found)) };
      });
      const mistakes = [...headingMistakes, ...mistakesOf(plan)];
      const changes = plan.changed.flatMap((one) => changesIn(one, stored.get(one.id) ?? one.kept, shown));
      const first = [...plan.made, ...plan.changed].toSorted((one, other) => one.row.row - other.row.row);
      return {
        data: {
          rows: rows.length,
          new: plan.made.length,
          changed: plan.changed.length,
          change_count: changes.length,
          changes: changes.slice(0, MOST_MISTAKES),
          notes,
          first: {
            columns: shown.map(({ heading }) => heading),
            rows: first.slice(0, FIRST_ROWS).flatMap(({ id }) => {
              const one = stored.get(id);
              return one ? [shown.map(({ field }) => textOf(field, keptText(imported, field, one)))] : [];
            }),
          },
          same: plan.same,
          wrong: plan.wrong.length,
          question_count: plan.questions,
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
      const imports = await withRuleMessages(kind.rules, () =>
        once(context, async (tx) => {
          const { made, changed, same, wrong } = await planOf(
            tx,
            imported,
            checked,
            context,
            rereadIn(tx, context),
          );
          if (wrong.length > 0) throw unreadableFile(`Nothing was imported: ${wrongOf(wrong, rows.length)}.`);
          if (changed.length > MOST_CHANGES) throw unreadableFile(TOO_MANY_CHANGES);
          if (made.length + changed.length > 0) {
            await insertRecords(kind, tx, made, refersTo);
            await recordImport(imported, tx, context, { made, changed: changed.length });
          }
          for (const one of changed) await change(imported, tx, context, one);
          return { data: { imported: made.length, changed: changed.length, same } };
        }),
      );
      await imported.afterwards?.(context);
      return imports;
    },
  };
}

/** Number of the first rows that a preview shows as they would be stored. */
const FIRST_ROWS = 5;

/** The greatest number of existing records that one file changes, each as its form would. */
const MOST_CHANGES = 1_000;
const TOO_MANY_CHANGES = `A file can change at most ${MOST_CHANGES.toLocaleString('en-US')} records. Divide it into several files.`;

const UNREAD_DURATION = 'counts as 6 hours';

/** Returns the first new records of a plan and those that it changes, by id, as they are read once they are stored, and what else happens then; stores nothing. */
async function storedBy<Form, Wire extends { id: string } & Versioned>(
  { kind, refersTo, says }: ImportKind<Form, Wire>,
  tx: Transaction,
  context: PersonContext,
  { made, changed }: Plan<Form, Wire>,
): Promise<{ stored: ReadonlyMap<string, Wire>; notes: string[] }> {
  const [first, edited] = [made.slice(0, FIRST_ROWS), changed.slice(0, MOST_CHANGES)];
  await tx.query(sql`savepoint preview`);
  await insertRecords(kind, tx, first, refersTo);
  for (const { id, form } of edited) await update(kind, tx, form, { ...context, id });
  const ids = [...first, ...edited].map(({ id }) => id);
  const records = await kind.rows(tx, sql`${tableOf(kind.noun)}.id = any(${ids}::uuid[])`);
  const notes =
    edited.length === 0
      ? []
      : await says?.(
          tx,
          context,
          edited.map(({ id }) => id),
        );
  await tx.query(sql`rollback to savepoint preview`);
  return { stored: new Map(records.map((record) => [record.id, record])), notes: notes ?? [] };
}

const update = <Form, Wire extends { id: string }>(
  kind: ImportKind<Form, Wire>['kind'],
  tx: Transaction,
  form: Form,
  context: PersonContext,
): Promise<unknown[]> => kind.update?.(tx, form, context) ?? updateRecord(kind, tx, form, context);

/** Changes an existing record as its form does, unless somebody else has changed it since it was compared. */
async function change<Form, Wire extends { id: string } & Versioned>(
  { kind }: ImportKind<Form, Wire>,
  tx: Transaction,
  context: PersonContext,
  { form, kept }: Changed<Form, Wire>,
): Promise<void> {
  const at = { ...context, id: kept.id };
  await lockForUpdate(tx, kind.noun, kept.id);
  const before = await findRecord(kind, tx, kept.id);
  if (before?.version !== kept.version) {
    throw unreadableFile(`Somebody has changed ${kind.nameOf(kept)} meanwhile. Choose the file again.`);
  }
  await update(kind, tx, form, at);
  const after = await findRecord(kind, tx, kept.id);
  if (!after) return;
  await recordChanges(kind, tx, at, { before: kept, after });
  await kind.afterwards?.(tx, at, { before: kept, after });
}

const wrongOf = (wrong: readonly { row: CheckedRow<unknown> }[], rows: number): string =>
  `${counted(wrong.length, 'row')} of ${rows.toLocaleString('en-US')} ${wrong.length === 1 ? 'has' : 'have'} mistakes`;

/** Records written per statement; sealing them counts towards the statement's time limit. */
const BATCH = 500;

/** Records in Activity who imported a file, and each new record as if it had been created with its form. */
async function recordImport<Form, Wire extends { id: string }>(
  { list, kind }: Pick<ImportKind<Form, Wire>, 'list' | 'kind'>,
  tx: Transaction,
  context: PersonContext,
  { made, changed }: { made: readonly { id: string }[]; changed: number },
): Promise<void> {
  const ids = made.map(({ id }) => id);
  const kept = await kind.rows(tx, sql`${tableOf(kind.noun)}.id = any(${ids}::uuid[])`);
  const records = new Map(kept.map((record) => [record.id, record]));
  // Seals with each statement instead of at the commit, where all seals together would exceed the time limit.
  await tx.query(sql`set constraints audit_event_is_sealed immediate`);
  await recordEvent(tx, context, { kind: 'imported', after: { list, rows: ids.length + changed } });
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH).flatMap((id) => {
      const record = records.get(id);
      return record ? [{ id, record }] : [];
    });
    await recordCreations(kind, tx, context, batch);
    if (kind.afterwards)
      for (const { record } of batch) await kind.afterwards(tx, context, { after: record });
  }
}

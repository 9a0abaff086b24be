import type { Data, WireFile, WirePaper } from '@motorpark/contract';
import { isPaperFileType } from '@motorpark/domain';
import { columns, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { fileIn } from '../../request/fileIn';
import { lockForUpdate, refuseStale } from '../../store/history';
import { papers } from '../../store/paper/papers';
import { findRecord, recordChanges } from '../../store/record';

const NO_FILE = 'This paper has no file.';

/** Returns the scan or photo of a paper in base64; it never has an address of its own. */
export async function getPaperFile({ db, id }: PersonContext): Promise<Data<WireFile>> {
  if (!isId(id)) throw notFound(papers.missing);
  if (!(await findRecord(papers, db, id))) throw notFound(papers.missing);
  const [row] = await db.query(sql`
    select ${columns('paper.file_type', 'paper_file.content')} from paper join paper_file on paper_id = paper.id where paper.id = ${id}`);
  if (!row || !isPaperFileType(row.file_type)) throw notFound(NO_FILE);
  return { data: { type: row.file_type, file: row.content.toString('base64') } };
}

/** Replaces the scan or photo of a paper, or removes it. Its type is that of its content. */
export async function savePaperFile(context: PersonContext): Promise<Data<WirePaper>> {
  const { db, id, input } = context;
  if (!isId(id)) throw notFound(papers.missing);
  const { content, type } = fileIn(input);
  return db.transaction(async (tx) => {
    await lockForUpdate(tx, 'paper', id);
    const before = await findRecord(papers, tx, id);
    if (!before) throw notFound(papers.missing);
    await refuseStale(tx, context, 'paper', async () => before);
    await tx.query(sql`delete from paper_file where paper_id = ${id}`);
    if (type !== undefined)
      await tx.query(sql`insert into paper_file (paper_id, content) values (${id}, ${content})`);
    await tx.query(sql`update paper set file_type = ${type ?? null} where id = ${id}`);
    const after = await findRecord(papers, tx, id);
    if (!after) throw notFound(papers.missing);
    await recordChanges(papers, tx, context, { before, after });
    return { data: after };
  });
}

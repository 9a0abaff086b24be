import type { Data, WireClaim, WireFile } from '@motorpark/contract';
import { isPaperFileType } from '@motorpark/domain';
import { columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound, refused } from '../../request/failure';
import { fileIn } from '../../request/fileIn';
import { findClaim } from '../../store/claim/claimRows';
import { lockClaim } from '../../store/claim/lockClaim';
import { recordEdit } from '../../store/history';

const NO_FILE = 'This claim has no photo.';

/** Returns the photo of a claim in base64; it never has an address of its own. */
export async function getClaimFile({ db, id, person }: PersonContext): Promise<Data<WireFile>> {
  await findClaim(db, id, person);
  const [row] = await db.query(sql`
    select ${columns('claim.file_type', 'claim_file.content')} from claim join claim_file on claim_id = claim.id where claim.id = ${id}`);
  if (!row || !isPaperFileType(row.file_type)) throw notFound(NO_FILE);
  return { data: { type: row.file_type, file: row.content.toString('base64') } };
}

/** Replaces or removes the photo of an open claim. */
export async function saveClaimFile(context: PersonContext): Promise<Data<WireClaim>> {
  const { db, id, input, person, now } = context;
  const { content, type } = fileIn(input);
  return db.transaction(async (tx) => {
    const { status, file_type: before } = await lockClaim(tx, context);
    if (status !== 'Open') throw refused(`This claim is ${status}. Its photo stays as it is.`);
    await tx.query(sql`delete from claim_file where claim_id = ${id}`);
    if (type !== undefined)
      await tx.query(sql`insert into claim_file (claim_id, content) values (${id}, ${content})`);
    await tx.query(sql`update claim set file_type = ${type ?? null} where id = ${id}`);
    const replaced = type !== undefined && before !== null;
    const fields = [
      {
        field: 'Photo',
        from: before === null ? '' : 'Yes',
        to: replaced ? 'Another one' : type ? 'Yes' : '',
      },
    ];
    await recordEdit(tx, { noun: 'claim', id, fields, person, now });
    return { data: await findClaim(tx, id, person) };
  });
}

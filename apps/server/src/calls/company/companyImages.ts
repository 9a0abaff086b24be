import { createHash } from 'node:crypto';
import type { Data, WireCompany } from '@motorpark/contract';
import { COMPANY_IMAGES } from '@motorpark/domain';
import { columns, name, sql } from '../../db';
import type { CallContext, PersonContext } from '../../request/call';
import { invalid, notFound } from '../../request/failure';
import { ImageAnswer } from '../../request/imageAnswer';
import { companyRow } from '../../store/company/companyRow';
import { changeCompany } from './editCompany';
import { isPlainPng } from './plainPng';

const NO_IMAGE = 'This image does not exist or was already deleted.';

/** Returns an image by the hash of its content. No login is needed, and browsers may cache it forever. */
export async function companyImage({ db, id }: CallContext): Promise<ImageAnswer> {
  const [image] = /^[0-9a-f]{64}$/.test(id)
    ? await db.query(sql`select ${columns('company_image.png')} from company_image where sha256 = ${id}`)
    : [];
  if (!image) throw notFound(NO_IMAGE);
  return new ImageAnswer(image.png, id);
}

/** Stores or removes the logo or the signature. The previous image is not kept. */
export function saveCompanyImage(context: PersonContext): Promise<Data<WireCompany>> {
  const { image: wanted, png } = context.input;
  const image = COMPANY_IMAGES.find((one) => one === wanted);
  if (!image) throw invalid({ image: 'An image is the logo or the signature.' });
  const bytes = typeof png === 'string' ? Buffer.from(png, 'base64') : Buffer.alloc(1);
  if (bytes.length > 0 && !isPlainPng(bytes)) throw invalid({ png: 'This is no PNG image of a good size.' });
  const sha256 = bytes.length === 0 ? null : createHash('sha256').update(bytes).digest('hex');
  return changeCompany(context, async (tx) => {
    if (sha256 !== null) {
      await tx.query(sql`insert into company_image (sha256, png) values (${sha256}, ${bytes})
        on conflict (sha256) do nothing`);
    }
    await tx.query(sql`update company set ${name(image)} = ${sha256}`);
    const { logo, signature } = await companyRow(tx);
    await tx.query(sql`delete from company_image
      where sha256 is distinct from ${logo} and sha256 is distinct from ${signature}`);
  });
}

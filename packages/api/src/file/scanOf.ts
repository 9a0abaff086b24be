import { fieldErrors, paperFileSchema, paperFileTypeOf } from '@motorpark/domain';
import { drawPicture } from './drawPicture';

/** The longest side of a stored photo, in pixels: a page remains readable. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/** Returns what is stored of a scan or photo: a PDF as it is, a photo as a smaller JPEG; or why it cannot be stored. */
export async function scanOf(file: File | undefined): Promise<{ content?: Blob; error?: string }> {
  const type = file && paperFileTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const content = type === 'application/pdf' ? file : type && (await smaller(file));
  const stored = { name: file?.name, type: content && type, size: (content ?? file)?.size };
  const [error] = Object.values(fieldErrors(paperFileSchema, stored));
  return error === undefined ? { ...(content && { content }) } : { error };
}

/** Returns a photo as a JPEG that fits; undefined if the browser cannot read it. */
async function smaller(photo: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return undefined;
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const size = { width: width * scale, height: height * scale };
  const jpeg = await drawPicture(picture, { ...size, type: 'image/jpeg', quality: QUALITY });
  picture.close();
  return jpeg;
}

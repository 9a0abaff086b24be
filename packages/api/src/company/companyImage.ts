import { IMAGE_TOO_LARGE, MOST_IMAGE_BYTES, NO_PICTURE, paperFileTypeOf } from '@motorpark/domain';
import { drawPicture } from '../file/drawPicture';
import { inBase64 } from '../http/inBase64';

/** The largest file that can be chosen, in bytes: enough for a phone's photo, not for a film. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The largest size in pixels that a receipt uses. */
const BOX = { width: 600, height: 240 };
/** Below this part of the fitting size nothing is recognizable. */
const SMALLEST_SCALE = 0.1;

/** Returns the MIME type by the file's content, whatever its name; undefined if it is no picture that receipts have. */
function pictureType(bytes: Uint8Array): string | undefined {
  const type = paperFileTypeOf(bytes);
  if (type !== undefined) return type === 'application/pdf' ? undefined : type;
  const text = new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart();
  const isSvg = /^(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text) && /<svg[\s>]/i.test(text);
  return isSvg ? 'image/svg+xml' : undefined;
}

/**
 * Returns a PNG, JPEG or SVG as a small PNG in base64; nothing of the file itself is sent. Throws an Error with a message for the user if it is no such image.
 */
export async function companyImageOf(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(IMAGE_TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(bytes);
  if (type === undefined) throw new Error(NO_PICTURE);
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const picture = await loadPicture(address);
    // An SVG may have no size of its own.
    const [width, height] = [picture.naturalWidth || BOX.width, picture.naturalHeight || BOX.height];
    const fit = Math.min(1, BOX.width / width, BOX.height / height);
    for (let scale = fit; scale > fit * SMALLEST_SCALE; scale *= 0.8) {
      const size = { width: width * scale, height: height * scale };
      const png = await drawPicture(picture, { ...size, type: 'image/png' });
      if (!png) throw new Error(NO_PICTURE);
      if (png.size <= MOST_IMAGE_BYTES) return await inBase64(png);
    }
    throw new Error(IMAGE_TOO_LARGE);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    throw new Error(NO_PICTURE);
  }
  return picture;
}

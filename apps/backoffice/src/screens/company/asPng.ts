import { MOST_IMAGE_BYTES } from '@motorpark/domain';
import { messages } from './messages';

/** The largest file that can be chosen, in bytes: enough for a phone's photo, not for a film. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The largest size in pixels that a receipt uses. */
const BOX = { width: 600, height: 240 };
/** Below this part of the fitting size nothing is recognizable. */
const SMALLEST_SCALE = 0.1;

/** The MIME type by the file's content, whatever its name; undefined if it is not supported. */
function pictureKind(bytes: Uint8Array): string | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  const text = new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart();
  return /^(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text) && /<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : undefined;
}

/**
 * Renders a PNG, JPEG or SVG as a small PNG and returns it in base64; nothing of the file itself is sent. Throws an Error with a message for the user if it is
 * no such image.
 */
export async function asPng(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureKind(bytes);
  if (type === undefined) throw new Error(messages.noPicture);
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const picture = await loadImage(address);
    // An SVG may have no size of its own.
    const [width, height] = [picture.naturalWidth || BOX.width, picture.naturalHeight || BOX.height];
    const fit = Math.min(1, BOX.width / width, BOX.height / height);
    for (let scale = fit; scale > fit * SMALLEST_SCALE; scale *= 0.8) {
      const png = await render(
        picture,
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
      );
      if (png.size <= MOST_IMAGE_BYTES) return await base64Of(png);
    }
    throw new Error(messages.tooLarge);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    throw new Error(messages.noPicture);
  }
  return picture;
}

function render(picture: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error(messages.noPicture))), 'image/png');
  });
}

async function base64Of(png: Blob): Promise<string> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

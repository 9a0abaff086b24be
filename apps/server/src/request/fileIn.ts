import { fieldErrors, paperFileSchema, paperFileTypeOf } from '@motorpark/domain';
import { invalid } from './failure';
import type { Payload } from './payload';

/** Returns the scan or photo in the field `file`, in base64, with its type by its content; without a type if it is empty. Throws a 422 at `file` if it is no such file or too large. */
export function fileIn({ file }: Payload) {
  const content = Buffer.from(typeof file === 'string' ? file : '', 'base64');
  const type = content.length === 0 ? undefined : paperFileTypeOf(content);
  const [wrong] = Object.values(fieldErrors(paperFileSchema, { name: 'file', type, size: content.length }));
  if (file !== '' && wrong !== undefined) throw invalid({ file: wrong });
  return { content, type };
}

import type { BackupKey } from './backup/encryption';
import type { BackupSettings } from './backup/nightly';
import { SettingError } from './settingError';

/** Reads the backup settings. `absolute` resolves a path relative to the repository. Throws a `SettingError` for an invalid BACKUP_KEEP or BACKUP_KEY. */
export function backupsIn(
  { dir, keep, key }: Readonly<Record<'dir' | 'keep' | 'key', string | undefined>>,
  absolute: (path: string) => string,
): BackupSettings {
  const count = Number(keep ?? '14');
  if (!/^\d+$/.test(keep ?? '14') || count < 1 || count > 10_000) {
    throw new SettingError(`BACKUP_KEEP must be how many backups stay, from 1 to 10000, not "${keep}".`);
  }
  return {
    dir: absolute(dir ?? 'backups'),
    keep: count,
    isNightly: dir !== undefined,
    key: key === undefined ? undefined : keyIn(key),
  };
}

const KEY_BYTES = 32;

/** Reads a BACKUP_KEY. Throws a `SettingError` that does not quote it if it is not 32 bytes in base64. */
export function keyIn(text: string): BackupKey {
  const key = Buffer.from(text, 'base64');
  if (/^[\w+/-]+=*$/.test(text) && key.length === KEY_BYTES) return key;
  throw new SettingError(
    'BACKUP_KEY must be 32 random bytes in base64, like the output of: openssl rand -base64 32',
  );
}

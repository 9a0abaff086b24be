import { SettingError } from './settingError';

/** Backup settings: the folder, the schedule, and how many nightly backups are retained. */
export interface BackupSettings {
  /** BACKUP_DIR, else the repository's `backups` folder. */
  dir: string;
  /** BACKUP_KEEP, the number of nightly backups retained; default 14. */
  keep: number;
  /** Whether a backup is made every night: true if BACKUP_DIR is set. */
  isNightly: boolean;
}

/** Reads the backup settings. `absolute` resolves a path relative to the repository. Throws a `SettingError` for an invalid BACKUP_KEEP. */
export function backupsIn(
  dir: string | undefined,
  keep: string | undefined,
  absolute: (path: string) => string,
): BackupSettings {
  const count = Number(keep ?? '14');
  if (!/^\d+$/.test(keep ?? '14') || count < 1 || count > 10_000) {
    throw new SettingError(`BACKUP_KEEP must be how many backups stay, from 1 to 10000, not "${keep}".`);
  }
  return { dir: absolute(dir ?? 'backups'), keep: count, isNightly: dir !== undefined };
}

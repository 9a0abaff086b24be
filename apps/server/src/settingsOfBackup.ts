import { SettingError } from './settingError';

/** Where backups go and how many of the nights' stay. */
export interface BackupSettings {
  /** BACKUP_DIR, else the folder `backups` of the repository. */
  dir: string;
  /** BACKUP_KEEP, 14 unless set. */
  keep: number;
  /** Whether each night has one: where BACKUP_DIR is set. */
  isNightly: boolean;
}

/** `absolute` makes a relative path absolute, from the repository. */
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

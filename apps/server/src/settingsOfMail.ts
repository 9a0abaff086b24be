import type { MailTransport } from './mail';
import { SettingError } from './settingError';

interface MailSettings {
  smtpUrl: string | undefined;
  from: string | undefined;
  outboxDir: string;
  isDemo: boolean;
  isProduction: boolean;
}

const SENDER = /^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const DEMO_SENDER = 'Motorpark <motorpark@motorpark.example>';

/** Returns how mails are sent: by SMTP if SMTP_URL is set; otherwise into a folder, or not at all in production. */
export function mailIn({
  smtpUrl,
  from,
  outboxDir,
  isDemo,
  isProduction,
}: MailSettings): MailTransport | undefined {
  if (from !== undefined && !SENDER.test(from)) {
    throw new SettingError('MAIL_FROM must look like "Motorpark <motorpark@company.ng>".');
  }
  if (smtpUrl !== undefined) {
    if (!isSmtp(smtpUrl)) {
      throw new SettingError(
        'SMTP_URL must look like smtp://user:password@mail.company.ng:587, or smtps:// for port 465.',
      );
    }
    if (from === undefined) {
      throw new SettingError(
        'MAIL_FROM must say who the mails of SMTP_URL come from, like "Motorpark <motorpark@company.ng>".',
      );
    }
    return { smtpUrl, from };
  }
  return isProduction ? undefined : { outboxDir, from: from ?? DEMO_SENDER, isTold: isDemo };
}

function isSmtp(url: string): boolean {
  return /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '';
}

import type { ServerProbe } from '@motorpark/api';

/** Texts of the page for support calls. */
export const messages = {
  title: 'This computer',
  lead: 'Shows whether the server, storage, printer and scanner work on this computer. Read it out or copy it when you call support.',
  copy: 'Copy report',
  copied: 'The report was copied.',
  notCopied: 'This browser does not let the page copy. The report is below: select it all and copy it.',
  report: 'Report',
  again: 'Check again',
  checking: 'Checking…',
  works: 'Works',
  fails: 'Fails',
  server: 'Server',
  noServer: 'The server cannot be reached from here.',
  noServerAdvice: 'Check the cable or the Wi-Fi, then check again.',
  app: 'App',
  storage: 'Storage',
  noStorage:
    'This browser stores nothing, so logins and unfinished work are lost when the page reloads. Allow this site to store data.',
  machine: 'Browser and screen',
  printer: 'Printer',
  print: 'Print a test page',
  printing: 'Printing',
  cannotPrint: 'This browser cannot print.',
  printerAdvice: 'The page has a QR code, a bar code and a black bar. Its edges must be on the paper.',
  scanner: 'Scanner',
  scanHere: 'Scan into this box',
  scanHint: 'Scan one of the codes, here or on the printed page.',
  nothingScanned: 'Nothing yet',
};

export const serverKinds: Record<ServerProbe['kind'], string> = {
  none: 'Not reached',
  core: 'Core: the basic calls only',
  own: 'Motorpark server',
};

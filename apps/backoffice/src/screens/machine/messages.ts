import type { ServerProbe } from '@motorpark/api';

export const messages = {
  title: 'This computer',
  lead: 'Shows whether the connection, this computer, its scanner and its printer work.',
  again: 'Check again',
  checking: 'Checking…',
  works: 'Works',
  fails: 'Fails',
  connection: 'Connection',
  server: 'Server',
  noServer: 'The server cannot be reached from here.',
  noServerAdvice: 'Check the cable or the Wi-Fi, then check again.',
  computer: 'Computer',
  noStorage:
    'This browser stores nothing, so logins and unfinished work are lost when the page reloads. Allow this site to store data.',
  printer: 'Printer',
  print: 'Print a test page',
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

export { deliverBy, type MailTransport } from './deliver';
export { openPostOffice, type Deliver, type Mail, type PostOffice } from './mail';

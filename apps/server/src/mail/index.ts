export { deliverBy, type MailWay } from './deliver';
export { openPostOffice, type Deliver, type Mail, type PostOffice } from './mail';

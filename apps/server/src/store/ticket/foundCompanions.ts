import type { WireTicketRow } from '@motorpark/contract';
import { searchPhone, searchTerms, searchText } from '@motorpark/domain';

type Companions = NonNullable<WireTicketRow['companions']>;

/** Returns the companions that a search text finds, with nothing but their names and phones; none without a text. */
export function foundCompanions(companions: Companions, q: string): Companions {
  const terms = searchTerms(q).flat();
  return companions.flatMap(({ seat_number, name, phone, next_of_kin_phone }) => {
    const texts = [searchText(name), searchPhone(phone), searchPhone(next_of_kin_phone)];
    const isFound = terms.some((term) => texts.some((text) => text.includes(term)));
    const found = { seat_number, name, phone, address: '', next_of_kin_name: '', next_of_kin_phone };
    return isFound ? [found] : [];
  });
}

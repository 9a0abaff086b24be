import type { Luggage } from '@motorpark/domain';
import { computed, sql } from '../../db';

/** A ticket's luggage; null if it has none. */
export const luggageColumn = computed<{ luggage: Luggage | null }>({
  luggage: sql`case when luggage_pieces is not null then
    json_build_object('pieces', luggage_pieces, 'kg', luggage_kg, 'fee', luggage_kobo) end`,
});

-- Three digits in a row are in many phone numbers, so that an index of threes finds one number in a million only after looking through
-- tens of thousands. Five in a row are rare.

-- Each five digits in a row of a searched text. digitsIn of the server's search names the same of what was typed.
create function search_digits(search text) returns int[] language plpgsql immutable parallel safe as $$
declare
  digits text;
  fives int[] := '{}';
begin
  foreach digits in array string_to_array(regexp_replace(search, '[^0-9]+', ' ', 'g'), ' ') loop
    for place in 1 .. length(digits) - 4 loop
      fives := fives || substr(digits, place, 5)::int;
    end loop;
  end loop;
  return fives;
end $$;

create index ticket_digits on ticket using gin (search_digits(search)) where deleted_at is null;
create index waybill_digits on waybill using gin (search_digits(search)) where deleted_at is null;

-- As 028_search_statistics has it, for the text that 038_passengers made anew.
alter table ticket alter column search set statistics 400;

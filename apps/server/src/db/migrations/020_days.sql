-- How many days the ledger has: without it the database thinks of as many as there are lines, and sorts every line to add up a day.
create statistics operation_by_day on ((at at time zone 'UTC' + interval '1 hour')::date) from operation;

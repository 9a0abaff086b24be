-- How many rows a search finds is guessed from a sample of their texts, by which the database chooses its way. In the usual hundred a name
-- that one in forty has may be missing: it is then taken for rare, and every row is looked at to come to a page.
alter table ticket alter column search set statistics 400;
alter table waybill alter column search set statistics 400;
alter table expense alter column search set statistics 400;
alter table operation alter column search set statistics 400;
alter table audit_event alter column search set statistics 400;
analyze ticket (search);
analyze waybill (search);
analyze expense (search);
analyze operation (search);
analyze audit_event (search);

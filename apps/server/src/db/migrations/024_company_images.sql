-- The company's logo and signature: small PNGs, found by their content, so that a browser may keep them for good.
create table company_image (
  sha256 text collate "C" primary key constraint company_image_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  png bytea not null constraint company_image_size check (octet_length(png) between 1 and 32768)
);
alter table company
  add column logo text collate "C" references company_image (sha256),
  add column signature text collate "C" references company_image (sha256);

-- The SHA-256 of an item's picture stands in its address, so that lists carry addresses and browsers keep pictures for ever.
alter table item_versions add column image_hash bytea
  generated always as (sha256(decode(split_part(image_url, ',', 2), 'base64'))) stored;
create index item_versions_by_image on item_versions (image_hash) where image_hash is not null;

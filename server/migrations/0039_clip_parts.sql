-- What has arrived of a clip's video that is sent in parts: where each lies, and how many bytes there are.
alter table clips add column source_parts jsonb not null default '[]';
alter table clips add column received_bytes bigint not null default 0 check (received_bytes >= 0);

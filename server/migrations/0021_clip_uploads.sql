-- When the upload that is running began: an address that expires meanwhile is not unused.
alter table clips add column upload_began_at timestamptz;
-- Why the clip shows less than was asked for; null when it shows all of it.
alter table clips add column trimmed_because text;
create index clips_awaiting on clips (account_id, created_at) where status = 'awaiting_upload';

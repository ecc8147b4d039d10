-- People are reported for other reasons than games are.
alter table reports drop constraint reports_category_check;
alter table reports add constraint reports_category_check
  check (category in (
    'spam', 'harassment', 'impersonation', 'sexual', 'violence', 'self_harm', 'copyright', 'broken', 'other'
  ));

-- Loads pg_trgm: a function can only carry a setting that its session knows.
select show_limit();

-- Members whose handle or name is similar to the query, best first: two fifths of its trigrams match a run of words, or
-- it is contained as it is (p_pattern, null for a query too short to look up). The number of compared members is
-- bounded, so that a common word costs little more than a rare one. The planner underestimates the cost of comparing
-- trigrams and would otherwise compare everyone.
create or replace function social_find_alike(p_query text, p_pattern text) returns table (account_id uuid, likeness real)
language sql stable rows 200 set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  select id, word_similarity(p_query, search_text) from (
    select id, search_text from accounts where search_text %> p_query or search_text like p_pattern limit 1000) as compared
  order by 2 desc, id limit 200
$$;

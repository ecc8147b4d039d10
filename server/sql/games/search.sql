-- Loads pg_trgm: a function can only carry a setting that its session knows.
select show_limit();

-- Listed games whose title or tags are similar to the query, or contain words that start with all of its words
-- (p_words, patterns of at least three letters; null without any), best first. The number of compared games is bounded,
-- so that a common word costs little more than a rare one. The index looks for up to three words at once: a common first
-- one alone would have all its games read.
create or replace function games_find_alike(p_query text, p_words text[], p_likeness_min real)
returns table (game_id uuid, likeness real)
language sql stable rows 300 set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  select compared.id, max(compared.likeness) from (
    (select id, (word_similarity(p_query, search_title) + similarity(p_query, search_title) / 4)::real as likeness
      from games where search_title %> p_query and listed and deleted_at is null
        and word_similarity(p_query, search_title) >= p_likeness_min limit 1000)
    union all
    (select id, 0.5::real from games where search_text like p_words[1]
      and search_text like coalesce(p_words[2], p_words[1]) and search_text like coalesce(p_words[3], p_words[1])
      and search_text like all (p_words) and listed and deleted_at is null limit 1000)) as compared
  group by compared.id order by 2 desc, 1 desc limit 300
$$;

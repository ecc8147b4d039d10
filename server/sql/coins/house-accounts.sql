create or replace function coins_issuance() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-7000-8000-000000000001'::uuid $$;

create or replace function coins_revenue() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-7000-8000-000000000002'::uuid $$;

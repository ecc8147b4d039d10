-- Every process of the service says that it is there and what it works on. A row that is old belongs to one that died.
create table service_processes (
  id uuid primary key,
  host text not null,
  pid int not null,
  roles text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- The runs under way: [{name, id, since}].
  jobs jsonb not null
);

-- What a process counted within a minute. `times` are answers by the bounds of the histogram, the last without one.
create table service_minutes (
  minute timestamptz not null,
  process_id uuid not null,
  answers int not null,
  errors int not null,
  refusals int not null,
  sign_ins int not null,
  times int[] not null,
  primary key (minute, process_id)
);

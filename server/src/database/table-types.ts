import pg from 'pg';

const scriptTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bytea: 'Buffer',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  date: 'string',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
};

type Column = { table: string; name: string; type: string; nullable: boolean; defaulted: boolean };

/** TypeScript types of every table of a migrated database, as the text of tables.generated.ts. */
export async function tableTypesOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.table_name as "table", c.column_name as name, c.udt_name as type,
      c.is_nullable = 'YES' as nullable, c.column_default is not null or c.is_identity = 'YES' as defaulted
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    join pg_class r on r.oid = format('%I.%I', c.table_schema, c.table_name)::regclass and not r.relispartition
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`);
  await client.end();
  const tables = Map.groupBy(rows, (row) => row.table);
  const bodies = [...tables].map(([table, columns]) => `  ${table}: {\n${columns.map(line).join('')}  };\n`);
  return `// Made from the migrated database by "npm run coinop -- tables"; do not edit.\nimport type { Generated } from 'kysely';\n\nexport type Tables = {\n${bodies.join('')}};\n`;
}

function line({ name, type, nullable, defaulted }: Column): string {
  const isList = type.startsWith('_');
  const single = scriptTypes[isList ? type.slice(1) : type];
  if (single === undefined) throw new Error(`No TypeScript type is known for the column type ${type}`);
  const full = `${single}${isList ? '[]' : ''}${nullable ? ' | null' : ''}`;
  return `    ${name}: ${defaulted ? `Generated<${full}>` : full};\n`;
}

import type { Sections } from '../database/pages.ts';

/** All data of the sections of an export. */
export async function exportedData(sections: Sections): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for (const [name, rows] of Object.entries(sections)) lists[name] = await Array.fromAsync(rows);
  return lists;
}

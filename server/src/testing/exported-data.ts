import type { Sections } from '../database/pages.ts';

/** All that the sections of an export say, read to the end. */
export async function exportedData(sections: Sections): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for (const [name, rows] of Object.entries(sections)) lists[name] = await Array.fromAsync(rows);
  return lists;
}

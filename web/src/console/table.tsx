import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { saveFile } from './save-file.ts';

export type Column<Row> = {
  title: string;
  /** The value for sorting, filtering and the export. */
  text(row: Row): string | number;
  show?(row: Row): ComponentChildren;
};

/** The number of rows shown at first, and added by the button. */
const pageRows = 50;

/**
 * A table with a heading, a filter, sortable columns, pages and a CSV export. Its buttons are named after it, because a
 * page may have several tables.
 */
export function Table<Row>({
  caption,
  rows,
  columns,
  showMore,
}: {
  caption: string;
  rows: Row[];
  columns: Column<Row>[];
  /** Set while a paged list has more pages. */
  showMore?: (() => void) | undefined;
}) {
  const headingId = useId();
  const [words, setWords] = useState('');
  const [sorted, setSorted] = useState<{ by: number; isDown: boolean }>();
  const [rowsMax, setRowsMax] = useState(pageRows);
  const found = sort(filter(rows, columns, words), columns, sorted);
  const shown = found.slice(0, rowsMax);
  const more = () => {
    setRowsMax(rowsMax + pageRows);
    if (found.length <= rowsMax + pageRows) showMore?.();
  };
  const turn = (by: number) => setSorted({ by, isDown: sorted?.by === by && !sorted.isDown });
  return (
    <div class="console-table">
      <div class="console-tools">
        <h2 id={headingId}>{caption}</h2>
        <input
          type="search"
          aria-label={`Filter ${caption}`}
          placeholder="Filter"
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button type="button" aria-label={`CSV of ${caption}`} onClick={() => saveCsv(caption, found, columns)}>
          CSV
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section class="console-scroll" tabIndex={0} aria-label={`${caption}, scrollable`}>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              {columns.map(({ title }, by) => (
                <th
                  key={title}
                  scope="col"
                  aria-sort={sorted?.by === by ? (sorted.isDown ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" onClick={() => turn(by)}>
                    {title}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column.title}>{column.show ? column.show(row) : column.text(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p class="console-empty">Nothing here.</p>}
      </section>
      {(showMore || found.length > shown.length) && (
        <button type="button" aria-label={`Show more of ${caption}`} onClick={more}>
          Show more
        </button>
      )}
    </div>
  );
}

function filter<Row>(rows: Row[], columns: Column<Row>[], words: string): Row[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter((row) => columns.some(({ text }) => String(text(row)).toLowerCase().includes(wanted)));
}

function sort<Row>(rows: Row[], columns: Column<Row>[], sorted: { by: number; isDown: boolean } | undefined): Row[] {
  const text = sorted && columns[sorted.by]?.text;
  if (!text) return rows;
  const order = (a: Row, b: Row) => {
    const [one, other] = [text(a), text(b)];
    return typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  };
  return rows.toSorted((a, b) => (sorted.isDown ? order(b, a) : order(a, b)));
}

/** A cell that starts like a formula is written as text, because spreadsheets would evaluate it. */
function saveCsv<Row>(caption: string, rows: Row[], columns: Column<Row>[]): void {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  const file = new Blob([lines.map((line) => line.map(cell).join(',')).join('\r\n')], { type: 'text/csv' });
  saveFile(`${caption.toLowerCase().replaceAll(' ', '-')}.csv`, file);
}

import './bar-chart.css';

/** `axis` is the short form of the label, for below the chart. */
type Bar = { label: string; axis: string; value: number };

const [width, height, gap] = [300, 112, 3];
/** The left, bottom and top margins of the bars. */
const [start, foot, head] = [40, 18, 8];
const compact = new Intl.NumberFormat(undefined, { notation: 'compact' });

/** A bar chart as SVG with labelled axes; the same numbers are in a table for screen readers. */
export function BarChart({ title, bars }: { title: string; bars: Bar[] }) {
  const ticks = ticksOf(Math.max(1, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const step = (width - start) / Math.max(1, bars.length);
  const heightOf = (value: number) => height - foot - (value / top) * (height - foot - head);
  return (
    <figure class="console-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={start} x2={width} y1={heightOf(tick)} y2={heightOf(tick)} />
            <text x={start - 5} y={heightOf(tick) + 4} text-anchor="end">
              {compact.format(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={start + index * step}
            y={heightOf(value)}
            width={Math.max(1, step - gap)}
            height={height - foot - heightOf(value)}
            rx="2"
          >
            <title>{`${label}: ${value.toLocaleString()}`}</title>
          </rect>
        ))}
        <text x={start} y={height - 3}>
          {bars[0]?.axis}
        </text>
        <text x={width} y={height - 3} text-anchor="end">
          {bars.at(-1)?.axis}
        </text>
      </svg>
      <table class="visually-hidden">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Zero, the half if it is a whole number, and a round number that no bar exceeds. */
function ticksOf(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most));
  const top = ([1, 2, 4, 6, 8].find((one) => one * power >= most) ?? 10) * power;
  return Number.isInteger(top / 2) ? [0, top / 2, top] : [0, top];
}

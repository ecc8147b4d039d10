type Bar = { label: string; value: number };

const [width, height, gap] = [280, 80, 3];

/** Bars as SVG; the same figures stand in a table for those who do not see them. */
export function BarChart({ title, bars }: { title: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  return (
    <figure class="console-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {bars.map(({ label, value }, index) => {
          const tall = (value / most) * (height - 2);
          return (
            <rect key={label} x={index * step} y={height - tall} width={step - gap} height={tall} rx="2">
              <title>{`${label}: ${value}`}</title>
            </rect>
          );
        })}
      </svg>
      <table class="visually-hidden">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

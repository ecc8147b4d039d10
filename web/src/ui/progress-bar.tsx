import './progress-bar.css';

/** How much of some work is done. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div class="bar-line">
      <progress class="bar" value={percent} max={100} aria-label={label} />
      <span class="figure">{percent}%</span>
    </div>
  );
}

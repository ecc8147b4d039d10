type Props = { label: string; busy: boolean; wide?: boolean; choose(file: File | undefined): void };

/** A picker for pictures of the formats the service accepts. */
export function PictureButton({ label, busy, wide, choose }: Props) {
  return (
    <label class={`button button-plain${wide ? ' button-wide' : ''}`}>
      <span>{label}</span>
      <input
        class="visually-hidden"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        disabled={busy}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
    </label>
  );
}

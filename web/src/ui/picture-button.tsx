type Props = { label: string; busy: boolean; wide?: boolean; choose(file: File | undefined): void };

/** Lets somebody choose a picture of a kind that the service takes. */
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

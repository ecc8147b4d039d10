/** The submitted values, by the name of the field. */
export type FormValues = {
  text(name: string): string;
  number(name: string): number;
  time(name: string): string;
  ticked(name: string): boolean;
};

export function valuesOf(event: SubmitEvent): FormValues {
  if (!(event.currentTarget instanceof HTMLFormElement)) throw new Error('Only forms are submitted');
  const form = new FormData(event.currentTarget);
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    text,
    number: (name) => Number(text(name)),
    time: (name) => new Date(text(name)).toISOString(),
    ticked: (name) => text(name) === 'on',
  };
}

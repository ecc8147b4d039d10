/** Lets the browser download a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A download may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const waitsMs = [2000, 4000, 8000, 16_000];
const attempts = new WeakMap<HTMLImageElement, { address: string; count: number }>();

/** Loads a picture again that a busy service refused; otherwise it would be missing until the page is reloaded. */
export function retryPictures(): void {
  // The event does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), true);
}

function retry(picture: HTMLImageElement): void {
  const { src: address } = picture;
  const before = attempts.get(picture);
  const count = before?.address === address ? before.count : 0;
  const waitMs = waitsMs[count];
  if (waitMs === undefined) return;
  attempts.set(picture, { address, count: count + 1 });
  setTimeout(() => {
    if (picture.isConnected && picture.src === address) picture.src = address;
  }, waitMs);
}

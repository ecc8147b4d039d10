/** The way there, for the program most people use. */
export function ObsSteps() {
  return (
    <section>
      <h2 class="section-title">In OBS Studio</h2>
      <ol class="obs-steps">
        <li>
          Open <b>Settings</b>, then <b>Stream</b>. As the service choose <b>Custom…</b>
        </li>
        <li>
          Copy the <b>server</b> and the <b>stream key</b> from above into the two fields.
        </li>
        <li>
          Under <b>Output</b>: encoder H.264, bitrate 2,500 to 6,000 Kbps, <b>keyframe interval 2 s</b>, audio AAC.
        </li>
        <li>
          Under <b>Video</b>: 720 × 1280 fills a phone; 1280 × 720 works too.
        </li>
        <li>
          Press <b>Start Streaming</b>. This page tells you when you are live.
        </li>
      </ol>
    </section>
  );
}

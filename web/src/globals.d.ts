/** Set at build time from package.json. */
declare const __APP_VERSION__: string;

/** The same without subtitles, alternate audio and DRM, which our streams do not have. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

import { t, tRich } from '../messages/translate.ts';

/** The way there, for the program most people use. */
export function ObsSteps() {
  return (
    <section>
      <h2 class="section-title">{t('live.obsTitle')}</h2>
      <ol class="obs-steps">
        <li>
          {tRich('live.obsService', {
            settings: <b>{t('live.obsSettings')}</b>,
            stream: <b>{t('live.obsStream')}</b>,
            custom: <b>{t('live.obsCustom')}</b>,
          })}
        </li>
        <li>{tRich('live.obsKeys', { server: <b>{t('live.obsServer')}</b>, key: <b>{t('live.obsKey')}</b> })}</li>
        <li>
          {tRich('live.obsOutput', {
            output: <b>{t('live.obsOutputName')}</b>,
            interval: <b>{t('live.obsInterval')}</b>,
          })}
        </li>
        <li>{tRich('live.obsVideo', { video: <b>{t('live.obsVideoName')}</b> })}</li>
        <li>{tRich('live.obsStart', { start: <b>{t('live.obsStartName')}</b> })}</li>
      </ol>
    </section>
  );
}

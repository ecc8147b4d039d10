import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { QueryState } from '../ui/states.tsx';
import { useArmed } from './use-armed.ts';

type Settings = AnswerOf<'GET /api/me'>['settings'];
type AgeBand = NonNullable<Settings['ageBand']>;

/** Where only adults may pay: asks a member for their age once, then shows the purchase or why there is none. */
export function AgeGate({ close, children }: { close(): void; children: ComponentChildren }) {
  const me = useQuery('GET /api/me');
  const { data } = me;
  if (!data) return <QueryState query={me} rows={3} />;
  const { ageBand } = data.settings;
  if (ageBand === null) {
    return <AgeQuestion answered={(settings) => me.setData({ ...data, settings })} close={close} />;
  }
  if (ageBand === 'adult') return <>{children}</>;
  return <AgeRefusal close={close} />;
}

export function AgeRefusal({ close }: { close(): void }) {
  return (
    <div class="purchase">
      <p role="status">{t('shop.ageNotAllowed')}</p>
      <Button look="next" wide onClick={close}>
        {t('shop.backToGame')}
      </Button>
    </div>
  );
}

/**
 * The answer is permanent, so its buttons are delayed like those that spend. Nothing here hints at the answer that
 * allows paying.
 */
function AgeQuestion({ answered, close }: { answered(settings: Settings): void; close(): void }) {
  const place = useRef<HTMLDivElement>(null);
  const armed = useArmed(place);
  const [chosen, setChosen] = useState<AgeBand>();
  const { busy, failure, mutate } = useMutation();
  const choose = (ageBand: AgeBand) =>
    mutate(async () => {
      setChosen(ageBand);
      answered((await call('PATCH /api/me', { body: { ageBand } })).settings);
    });
  const bands: [AgeBand, string][] = [
    ['under_13', t('shop.ageUnder13')],
    ['13_to_17', t('shop.age13To17')],
    ['adult', t('shop.ageAdult')],
  ];
  return (
    <div class="purchase" ref={place}>
      <h3>{t('shop.ageTitle')}</h3>
      <p class="quiet">{t('shop.ageText')}</p>
      <div class="age-bands">
        {bands.map(([band, label]) => (
          <Button
            key={band}
            wide
            disabled={!armed || busy}
            busy={busy && chosen === band}
            onClick={() => void choose(band)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Refused failure={failure} />
      <Button look="quiet" wide onClick={close}>
        {t('shop.decline')}
      </Button>
    </div>
  );
}

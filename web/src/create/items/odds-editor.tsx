import { useId } from 'preact/hooks';
import type { Item } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { Button, RoundButton } from '../../ui/buttons.tsx';
import { contentsMax, contentsMin, type Prize, weightMax, weightOf } from './item-draft.ts';
import { itemNotes } from './item-words.ts';
import { percentagesOf } from './percentages.ts';
import './odds-editor.css';

type OddsProps = {
  prizes: readonly Prize[];
  /** Items that could be added to the box. */
  others: readonly Item[];
  change(prizes: readonly Prize[]): void;
};

const newWeight = '10';
/** Adjacent hues differ as much as possible, however many there are. */
const hueOf = (place: number) => Math.round((160 + place * 137.5) % 360);

/** The prizes of a box with their weights and the resulting chances, updated while typing. */
export function OddsEditor({ prizes, others, change }: OddsProps) {
  const id = useId();
  const weights = prizes.map(weightOf);
  const isWhole = weights.every((weight) => weight !== undefined);
  const percentages = isWhole ? percentagesOf(weights as number[]) : [];
  const rest = others.filter((item) => !prizes.some(({ itemId }) => itemId === item.id));

  const set = (place: number, weight: string) =>
    change(prizes.map((prize, i) => (i === place ? { ...prize, weight } : prize)));
  const add = (item: Item) => change([...prizes, { itemId: item.id, name: item.name, weight: newWeight }]);

  return (
    <fieldset class="odds-editor">
      <legend>{t('items.prizesLegend')}</legend>
      <p class="quiet odds-means">{itemNotes().oddsMean}</p>
      {prizes.length > 0 && isWhole && (
        <div class="odds-strip" aria-hidden="true">
          {prizes.map((prize, place) => (
            <span key={prize.itemId} style={{ flexGrow: weights[place], '--hue': hueOf(place) }} />
          ))}
        </div>
      )}
      <ul>
        {prizes.map((prize, place) => (
          <li key={prize.itemId} class="odds-line" style={{ '--hue': hueOf(place) }}>
            <span class="odds-name">{prize.name}</span>
            <output
              class="figure odds-share"
              for={`${id}-weight-${place}`}
              aria-label={t('items.chanceOf', { name: prize.name })}
            >
              {percentages[place] ?? '–'}
            </output>
            <RoundButton
              icon="close"
              label={t('items.remove', { name: prize.name })}
              onClick={() => change(prizes.filter((_, i) => i !== place))}
            />
            <Weight
              id={`${id}-weight-${place}`}
              name={prize.name}
              text={prize.weight}
              weight={weights[place]}
              set={(weight) => set(place, weight)}
            />
          </li>
        ))}
      </ul>
      {prizes.length > 0 && (
        <p class="odds-sum">
          <span>{t('items.prizesTotal', { count: prizes.length })}</span>
          <span class="figure">{isWhole ? '100%' : '–'}</span>
          {prizes.length > 1 && (
            <Button look="quiet" onClick={() => change(prizes.map((prize) => ({ ...prize, weight: newWeight })))}>
              {t('items.equalOdds')}
            </Button>
          )}
        </p>
      )}
      {rest.length > 0 && prizes.length < contentsMax && (
        <AddPrize items={rest} add={add}>
          {prizes.length < contentsMin ? t('items.addPrize') : t('items.addAnother')}
        </AddPrize>
      )}
    </fieldset>
  );
}

type AddPrizeProps = { items: readonly Item[]; add(item: Item): void; children: string };

function AddPrize({ items, add, children }: AddPrizeProps) {
  const choose = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    if (item) add(item);
  };
  return (
    <label class="field">
      <span>{children}</span>
      <select value="" onChange={(event) => choose(event.currentTarget.value)}>
        <option value="" disabled>
          {t('items.chooseItem')}
        </option>
        {items.map(({ id, name, active }) => (
          <option key={id} value={id}>
            {active ? name : t('items.optionNotForSale', { name })}
          </option>
        ))}
      </select>
    </label>
  );
}

type WeightProps = { id: string; name: string; text: string; weight: number | undefined; set(weight: string): void };

function Weight({ id, name, text, weight, set }: WeightProps) {
  const step = (by: number) => set(String(Math.min(weightMax, Math.max(1, (weight ?? 1) + by))));
  return (
    <span class="odds-weight">
      <button type="button" aria-label={t('items.less', { name })} disabled={weight === 1} onClick={() => step(-1)}>
        −
      </button>
      <input
        id={id}
        inputMode="numeric"
        autocomplete="off"
        aria-label={t('items.weightOf', { name })}
        aria-invalid={weight === undefined || undefined}
        value={text}
        onInput={(event) => set(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <button
        type="button"
        aria-label={t('items.more', { name })}
        disabled={weight === weightMax}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

import { useState } from 'preact/hooks';
import type { Clip, EarnedAchievement, Game, Profile } from '../api/shapes.ts';
import { numberFormat } from '../messages/intl.ts';
import { achievementText, achievementTitle, t } from '../messages/translate.ts';
import { Icon } from '../ui/icons.tsx';
import { prefersStillness } from '../ui/motion.ts';
import { Coins, formatAge, formatCount } from '../ui/numbers.tsx';
import { Avatar, nameOf } from '../ui/person.tsx';
import './profile.css';

/** Game covers in rows of three, each a link. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul class="grid">
      {games.map((game) => (
        <li key={game.id}>
          <a href={`/g/${game.id}`}>
            <img src={game.thumbnailUrl} alt="" loading="lazy" decoding="async" />
            <span class="grid-words">
              <strong>{game.title}</strong>
              <span>
                <Icon name="play" size={12} /> <span aria-hidden="true">{formatCount(game.plays)}</span>
                <span class="visually-hidden">{t('common.plays', { count: game.plays })}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ClipGrid({ clips }: { clips: readonly Clip[] }) {
  return (
    <ul class="grid">
      {clips.map((clip) => (
        <li key={clip.id}>
          <a href={`/c/${clip.id}`}>
            <ClipPicture clip={clip} />
            <span class="grid-words">
              <strong>{clip.title ?? formatAge(clip.createdAt)}</strong>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Animated while it is hovered, unless reduced motion is set. */
function ClipPicture({ clip }: { clip: Clip }) {
  const [isMoving, setMoving] = useState(false);
  if (!clip.thumbnailUrl) return null;
  const moving = isMoving && !prefersStillness() ? clip.previewUrl : null;
  return (
    <img
      src={moving ?? clip.thumbnailUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onPointerEnter={() => setMoving(true)}
      onPointerLeave={() => setMoving(false)}
    />
  );
}

export function PersonRow({ person }: { person: Pick<Profile, 'handle' | 'name' | 'avatarUrl' | 'stats'> }) {
  return (
    <li>
      <a class="person" href={`/@${person.handle}`}>
        <Avatar url={person.avatarUrl} size={44} />
        <span class="person-words">
          <strong>{nameOf(person)}</strong>
          <span>@{person.handle}</span>
        </span>
        <span class="quiet figure">{t('common.followers', { count: person.stats.followers })}</span>
      </a>
    </li>
  );
}

/** The service draws a picture for each achievement. */
export const achievementPicture = (id: string) => `/achievements/${id}.svg`;

export function AchievementRow({
  achievement,
}: {
  achievement: Omit<EarnedAchievement, 'earnedAt'> & {
    earnedAt?: string | null;
    goal?: number;
    progress?: number;
  };
}) {
  const { id, title, description, coins, earnedAt, goal, progress } = achievement;
  return (
    <li class={earnedAt ? 'achievement achievement-earned' : 'achievement'}>
      <img class="achievement-picture" src={achievementPicture(id)} width={48} height={48} alt="" loading="lazy" />
      <span class="achievement-words">
        <strong>{achievementTitle(id, title)}</strong>
        <span>{achievementText(id, description)}</span>
        {earnedAt && <span class="quiet small">{formatAge(earnedAt)}</span>}
        {!earnedAt && goal !== undefined && goal > 1 && (
          <span class="achievement-progress">
            <progress max={goal} value={progress} aria-hidden="true" />
            <span class="small">
              {t('account.progress', { progress: inUnits(id, progress ?? 0), goal: inUnits(id, goal) })}
            </span>
          </span>
        )}
      </span>
      {coins > 0 && <Coins amount={coins} />}
    </li>
  );
}

/** Play time is stored in seconds and shown in hours. */
function inUnits(achievementId: string, amount: number): string {
  if (!achievementId.startsWith('time-')) return formatCount(amount);
  return numberFormat({ style: 'unit', unit: 'hour', maximumFractionDigits: 1 }).format(amount / 3600);
}

export function Figures({ figures }: { figures: [label: string, value: number | string][] }) {
  return (
    <dl class="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class="figure">{typeof value === 'number' ? formatCount(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { closeAccess, exportAccess, mergeAccess } from '../access/access-account-steps.ts';
import { closeAccount, exportAccount, mergeAccount } from '../accounts/account-steps.ts';
import { closeAchievements, exportAchievements, mergeAchievements } from '../achievements/achievement-account-steps.ts';
import { closeClips, exportClips, mergeClips } from '../clips/clip-account-steps.ts';
import { closeCoins, exportCoins, mergeCoins } from '../coins/coin-account-steps.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Sections } from '../database/pages.ts';
import { closeFeed, exportFeed, mergeFeed } from '../feed/feed-account-steps.ts';
import { closeGames, exportGames, mergeGames } from '../games/catalogue/game-account-steps.ts';
import { closeGeneration, exportGeneration, mergeGeneration } from '../generation/generation-account-steps.ts';
import { closeLive, exportLive, mergeLive } from '../live/live-account-steps.ts';
import { closeReports, exportReports, mergeReports } from '../moderation/report-account-steps.ts';
import {
  closeNotifications,
  exportNotifications,
  mergeNotifications,
} from '../notifications/notification-account-steps.ts';
import type { Context } from '../platform/context.ts';
import { mergePlay } from '../play/merge-play.ts';
import { closePlay, exportPlay } from '../play/play-account-steps.ts';
import { closeReactions, exportReactions, mergeReactions } from '../reactions/reaction-account-steps.ts';
import { closeSaves, exportSaves, mergeSaves } from '../saves/save-account-steps.ts';
import { closeShop, exportShop, mergeShop } from '../shop/shop-account-steps.ts';
import { closeSocial, exportSocial, mergeSocial } from '../social/social-account-steps.ts';
import { closeIdentity, exportIdentity, mergeIdentity } from './identity-account-steps.ts';

export type Merge = { guestId: string; memberId: string };

/** What one domain does when an account is merged into another, closed or exported. */
export type AccountSteps = {
  /** The tables with an account column that these steps cover. */
  tables: readonly string[];
  merge(tx: Tx, ctx: Context, merge: Merge): Promise<void>;
  close(tx: Tx, ctx: Context, accountId: string): Promise<void>;
  export(db: Db, accountId: string, ctx: Context): Sections;
};

/**
 * Every domain, in the order in which its steps run. Identities come first, because they save the used limits before
 * those are deleted. Achievements come last, after everything they count. A test fails for a table with an account
 * column that no steps list.
 */
export const accountSteps: readonly AccountSteps[] = [
  { tables: ['devices', 'identities'], merge: mergeIdentity, close: closeIdentity, export: exportIdentity },
  {
    tables: ['sessions', 'ended_sessions', 'limit_windows', 'idempotency_keys'],
    merge: mergeAccess,
    close: closeAccess,
    export: exportAccess,
  },
  { tables: ['coin_accounts'], merge: mergeCoins, close: closeCoins, export: exportCoins },
  {
    tables: ['purchase_intents', 'inventory_items', 'inventory_moves', 'item_uses'],
    merge: mergeShop,
    close: closeShop,
    export: exportShop,
  },
  { tables: ['games', 'game_uploads'], merge: mergeGames, close: closeGames, export: exportGames },
  {
    tables: ['saved_states', 'previous_states', 'stored_values', 'unlocked_achievements'],
    merge: mergeSaves,
    close: closeSaves,
    export: exportSaves,
  },
  { tables: ['feed_seen'], merge: mergeFeed, close: closeFeed, export: exportFeed },
  { tables: ['reports', 'appeals'], merge: mergeReports, close: closeReports, export: exportReports },
  {
    tables: ['play_events', 'played_games', 'play_days', 'daily_players', 'board_scores'],
    merge: mergePlay,
    close: closePlay,
    export: exportPlay,
  },
  { tables: ['follows', 'blocks'], merge: mergeSocial, close: closeSocial, export: exportSocial },
  {
    tables: ['likes', 'comments', 'comment_mentions'],
    merge: mergeReactions,
    close: closeReactions,
    export: exportReactions,
  },
  {
    tables: ['notifications', 'muted_notifications', 'webhooks', 'push_subscriptions'],
    merge: mergeNotifications,
    close: closeNotifications,
    export: exportNotifications,
  },
  {
    tables: ['live_streams', 'recordings', 'chat_messages', 'chat_mutes'],
    merge: mergeLive,
    close: closeLive,
    export: exportLive,
  },
  { tables: ['generation_jobs'], merge: mergeGeneration, close: closeGeneration, export: exportGeneration },
  { tables: ['clips'], merge: mergeClips, close: closeClips, export: exportClips },
  {
    tables: ['accounts', 'account_stats', 'reserved_handles', 'avatars'],
    merge: mergeAccount,
    close: closeAccount,
    export: exportAccount,
  },
  { tables: ['earned_achievements'], merge: mergeAchievements, close: closeAchievements, export: exportAchievements },
];

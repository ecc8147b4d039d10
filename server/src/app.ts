import { installSwitches } from './access/feature-switches.ts';
import { installGuards } from './access/guards.ts';
import { createCallers } from './access/known-callers.ts';
import { noteWrites } from './access/note-writes.ts';
import { sessionRoutes } from './access/session-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { avatarRoutes } from './accounts/avatar-routes.ts';
import { achievementRoutes } from './achievements/achievement-routes.ts';
import { apiDescription, referenceStart } from './api-description.ts';
import { clipCaptionRoutes } from './clips/clip-caption-routes.ts';
import { clipFileRoutes } from './clips/clip-file-routes.ts';
import { clipMediaRoutes } from './clips/clip-media-routes.ts';
import { clipPageRoutes } from './clips/clip-page-routes.ts';
import { clipPreviewRoutes } from './clips/clip-preview-routes.ts';
import { clipRoutes } from './clips/clip-routes.ts';
import { clipViewRoutes } from './clips/clip-view-routes.ts';
import { economy } from './coins/economy.ts';
import { walletRoutes } from './coins/wallet-routes.ts';
import { corsRules } from './cors-rules.ts';
import { creatorRoutes } from './creators/creator-routes.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { followingRoutes } from './discovery/following-routes.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { versionRoutes } from './games/builds/version-routes.ts';
import { openCatalogue } from './games/catalogue/catalogue.ts';
import { gamePageRoutes } from './games/catalogue/game-page-routes.ts';
import { gameRoutes } from './games/catalogue/game-routes.ts';
import { ownGameRoutes } from './games/catalogue/own-game-routes.ts';
import { thumbnailRoutes } from './games/catalogue/thumbnail-routes.ts';
import { documentRoutes } from './games/documents/document-routes.ts';
import { playerRoutes } from './games/documents/player-routes.ts';
import { previewRoutes } from './games/documents/preview-routes.ts';
import { createHostRouter, isGameFile } from './games/hosts/game-host.ts';
import { gameHostRoutes } from './games/hosts/host-routes.ts';
import { uploadRoutes } from './games/uploads/upload-routes.ts';
import { jobRoutes } from './generation/job-routes.ts';
import { useDeprecation } from './http/deprecation.ts';
import { healthRoutes } from './http/health-routes.ts';
import { type App, createHttp, type HttpOptions } from './http/http.ts';
import { collectOpenApi } from './http/openapi.ts';
import { newReadiness, type Readiness } from './http/readiness.ts';
import { referenceRoutes } from './http/reference-routes.ts';
import { measureRequests } from './http/request-metrics.ts';
import { traceRequests } from './http/trace-requests.ts';
import { authRoutes } from './identity/auth-routes.ts';
import { ownAccountRoutes } from './identity/own-account-routes.ts';
import { chatRoutes } from './live/chat/chat-routes.ts';
import { liveFileRoutes } from './live/live-file-routes.ts';
import { livePageRoutes } from './live/live-page-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { liveSocketRoutes } from './live/live-socket-routes.ts';
import { liveViewRoutes } from './live/live-view-routes.ts';
import { lowLatencyRoutes } from './live/low-latency/low-latency-routes.ts';
import { mediaHookRoutes } from './live/media-hook-routes.ts';
import { recordingFileRoutes } from './live/recordings/recording-file-routes.ts';
import { recordingPageRoutes } from './live/recordings/recording-page-routes.ts';
import { recordingPreviewRoutes } from './live/recordings/recording-preview-routes.ts';
import { recordingRoutes } from './live/recordings/recording-routes.ts';
import { appealRoutes } from './moderation/appeal-routes.ts';
import { reportRoutes } from './moderation/report-routes.ts';
import { moderationTargets } from './moderation-targets.ts';
import { keepCollecting } from './notifications/collect-notifications.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { pushRoutes } from './notifications/push-routes.ts';
import { webhookRoutes } from './notifications/webhook-routes.ts';
import { answerAppealRoutes } from './operators/answer-appeal-routes.ts';
import { banRoutes } from './operators/ban-routes.ts';
import { boardRoutes } from './operators/board-routes.ts';
import { contentListRoutes } from './operators/content-list-routes.ts';
import { contentRoutes } from './operators/content-routes.ts';
import { curateGameRoutes } from './operators/curate-game-routes.ts';
import { deleteContentRoutes } from './operators/delete-content-routes.ts';
import { deliveryRoutes } from './operators/delivery-routes.ts';
import { moneyRoutes } from './operators/money-routes.ts';
import { operatorAuthRoutes } from './operators/operator-auth-routes.ts';
import { installOperatorGuard } from './operators/operator-guard.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { overviewRoutes } from './operators/overview-routes.ts';
import { passkeyRoutes } from './operators/passkey-routes.ts';
import { peopleRoutes } from './operators/people-routes.ts';
import { personActionRoutes } from './operators/person-action-routes.ts';
import { purchaseRoutes } from './operators/purchase-routes.ts';
import { queueRoutes } from './operators/queue-routes.ts';
import { requestRoutes } from './operators/request-routes.ts';
import { serviceRoutes } from './operators/service-routes.ts';
import { wordRoutes } from './operators/word-routes.ts';
import type { Context } from './platform/context.ts';
import { authorFigureRoutes } from './play/author-figure-routes.ts';
import { eventRoutes } from './play/event-routes.ts';
import { historyRoutes } from './play/history-routes.ts';
import { keepPlayCounts } from './play/keep-play-counts.ts';
import { leaderboardRoutes } from './play/leaderboard-routes.ts';
import { sdkLeaderboardRoutes } from './play/sdk-leaderboard-routes.ts';
import { commentRoutes } from './reactions/comment-routes.ts';
import { likeRoutes } from './reactions/like-routes.ts';
import { ownAchievementRoutes } from './saves/own-achievement-routes.ts';
import { previousSaveRoutes } from './saves/previous-save-routes.ts';
import { stateRoutes } from './saves/state-routes.ts';
import { storageRoutes } from './saves/storage-routes.ts';
import { intentRoutes } from './shop/intent-routes.ts';
import { itemImageRoutes } from './shop/item-image-routes.ts';
import { itemRoutes } from './shop/item-routes.ts';
import { ownInventoryRoutes } from './shop/own-inventory-routes.ts';
import { sdkShopRoutes } from './shop/sdk-shop-routes.ts';
import { blockRoutes } from './social/block-routes.ts';
import { followRoutes } from './social/follow-routes.ts';
import { presenceRoutes } from './social/presence-routes.ts';
import { profileListRoutes } from './social/profile-list-routes.ts';
import { profilePageRoutes } from './social/profile-page-routes.ts';
import { profileRoutes } from './social/profile-routes.ts';
import { legalPages } from './web-pages/legal-pages.ts';
import type { ShareCard } from './web-pages/share-card.ts';
import { openWebApp, webAppRoutes } from './web-pages/web-app.ts';

const homeCard: ShareCard = {
  path: '/',
  title: 'Coinop',
  description: 'Short games to swipe through, play and make yourself.',
  kind: 'website',
};

import { webScreens } from './web-screens.ts';

/** User actions that operators see counted, by route. */
const countedRoutes = {
  'POST /api/auth/guest': 'sign_in_guest',
  'POST /api/auth/apple': 'sign_in_apple',
  'POST /api/auth/email/verify': 'sign_in_email',
  'POST /api/events': 'play_events',
  'POST /api/shop/intents/:id/approve': 'purchase',
  'POST /api/games/generate': 'game_generation',
  'POST /api/games/uploads': 'game_upload',
  'POST /api/clips/upload': 'clip_upload',
};

export type AppOptions = Omit<HttpOptions, 'corsRules' | 'isSpared' | 'routeByHost'> & {
  readiness?: Readiness;
  /** How many of the newest games, and of the newest clips, are cached. */
  heldMax?: number;
};

export async function createApp(ctx: Context, options: AppOptions = {}): Promise<App> {
  const app = createHttp(ctx, {
    ...options,
    corsRules,
    isSpared: isGameFile,
    routeByHost: createHostRouter(ctx.config),
  });
  try {
    await addRoutes(app, ctx, options);
    return app;
  } catch (error) {
    // Timers would keep the process alive.
    await app.close();
    throw error;
  }
}

/** Every routes file, one line each. */
async function addRoutes(app: App, ctx: Context, options: AppOptions): Promise<void> {
  traceRequests(app, ctx.tracing);
  measureRequests(app, countedRoutes);
  useDeprecation(app, ctx.config.baseUrl);
  const callers = createCallers(ctx);
  installGuards(app, callers);
  noteWrites(app, ctx);
  installOperatorGuard(app, ctx, callers);
  installSwitches(app, ctx);
  await collectOpenApi(app, apiDescription);

  const web = openWebApp(ctx, homeCard, { welcomeCoins: economy.welcomeCoins });
  healthRoutes(app, ctx, options.readiness ?? newReadiness());
  referenceRoutes(app, ctx.config.baseUrl, referenceStart);
  webAppRoutes(app, web, webScreens);
  legalPages(app, ctx.config);
  authRoutes(app, ctx, callers);
  sessionRoutes(app, ctx, callers);
  accountRoutes(app, ctx);
  ownAccountRoutes(app, ctx, callers);
  walletRoutes(app, ctx);
  itemRoutes(app, ctx);
  itemImageRoutes(app, ctx);
  intentRoutes(app, ctx);
  sdkShopRoutes(app, ctx);
  ownInventoryRoutes(app, ctx);
  avatarRoutes(app, ctx);
  const catalogue = openCatalogue(ctx, options.heldMax);
  gameRoutes(app, ctx, catalogue, callers);
  ownGameRoutes(app, ctx, catalogue);
  versionRoutes(app, ctx, catalogue);
  await uploadRoutes(app, ctx);
  feedRoutes(app, ctx, web, catalogue, options.heldMax);
  creatorRoutes(app, ctx);
  discoveryRoutes(app, ctx);
  followingRoutes(app, ctx);
  documentRoutes(app, ctx);
  previewRoutes(app, ctx);
  gameHostRoutes(app, ctx);
  playerRoutes(app, ctx);
  gamePageRoutes(app, ctx, web);
  thumbnailRoutes(app, ctx);
  stateRoutes(app, ctx);
  previousSaveRoutes(app, ctx);
  storageRoutes(app, ctx);
  ownAchievementRoutes(app, ctx);
  achievementRoutes(app, ctx);
  profileRoutes(app, ctx);
  profileListRoutes(app, ctx);
  followRoutes(app, ctx);
  presenceRoutes(app, ctx);
  blockRoutes(app, ctx);
  likeRoutes(app, ctx);
  commentRoutes(app, ctx);
  notificationRoutes(app, ctx);
  webhookRoutes(app, ctx);
  pushRoutes(app, ctx);
  liveRoutes(app, ctx);
  liveViewRoutes(app, ctx);
  liveFileRoutes(app, ctx);
  lowLatencyRoutes(app, ctx);
  recordingRoutes(app, ctx);
  recordingFileRoutes(app, ctx);
  recordingPreviewRoutes(app, ctx);
  await mediaHookRoutes(app, ctx);
  chatRoutes(app, ctx);
  await liveSocketRoutes(app, ctx, callers);
  jobRoutes(app, ctx);
  clipRoutes(app, ctx);
  clipViewRoutes(app, ctx);
  clipCaptionRoutes(app, ctx);
  clipMediaRoutes(app, ctx);
  clipPreviewRoutes(app, ctx);
  await clipFileRoutes(app, ctx);
  reportRoutes(app, ctx, moderationTargets);
  appealRoutes(app, ctx);
  operatorAuthRoutes(app, ctx);
  passkeyRoutes(app, ctx);
  operatorRoutes(app, ctx);
  requestRoutes(app, ctx, callers);
  peopleRoutes(app, ctx);
  banRoutes(app, ctx, callers);
  personActionRoutes(app, ctx, callers);
  contentRoutes(app, ctx, moderationTargets);
  contentListRoutes(app, ctx);
  deleteContentRoutes(app, ctx, catalogue);
  curateGameRoutes(app, ctx, catalogue);
  boardRoutes(app, ctx, moderationTargets);
  wordRoutes(app, ctx);
  answerAppealRoutes(app, ctx, moderationTargets, callers);
  moneyRoutes(app, ctx);
  purchaseRoutes(app, ctx);
  queueRoutes(app, ctx);
  deliveryRoutes(app, ctx);
  serviceRoutes(app, ctx);
  overviewRoutes(app, ctx);

  clipPageRoutes(app, ctx, web);
  livePageRoutes(app, ctx, web);
  recordingPageRoutes(app, ctx, web);
  profilePageRoutes(app, ctx, web);
  eventRoutes(app, ctx);
  leaderboardRoutes(app, ctx);
  authorFigureRoutes(app, ctx);
  historyRoutes(app, ctx);
  sdkLeaderboardRoutes(app, ctx);
  keepPlayCounts(app, ctx);
  keepCollecting(app, ctx);

  await app.ready();
}

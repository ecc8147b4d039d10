import { installGuards } from './access/guards.ts';
import { createCallers } from './access/known-callers.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { avatarRoutes } from './accounts/avatar-routes.ts';
import { achievementRoutes } from './achievements/achievement-routes.ts';
import { clipFileRoutes } from './clips/clip-file-routes.ts';
import { clipRoutes } from './clips/clip-routes.ts';
import { walletRoutes } from './coins/wallet-routes.ts';
import { openCatalogue } from './games/catalogue.ts';
import { documentRoutes } from './games/document-routes.ts';
import { gamePageRoutes } from './games/game-page-routes.ts';
import { gameRoutes } from './games/game-routes.ts';
import { thumbnailRoutes } from './games/thumbnail-routes.ts';
import { authRoutes } from './identity/auth-routes.ts';
import { ownAccountRoutes } from './identity/own-account-routes.ts';
import { liveFileRoutes } from './live/live-file-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { reportRoutes } from './moderation/report-routes.ts';
import { moderationTargets } from './moderation-targets.ts';
import type { Context } from './platform/context.ts';
import { healthRoutes, type Readiness } from './platform/health-routes.ts';
import { type App, createHttp } from './platform/http.ts';
import { measureRequests } from './platform/metrics.ts';
import { collectOpenApi } from './platform/openapi.ts';
import { referenceRoutes } from './platform/reference-routes.ts';
import { openWebApp, webAppRoutes } from './platform/web-app.ts';
import { eventRoutes } from './play/event-routes.ts';
import { keepPlayCounts } from './play/keep-play-counts.ts';
import { leaderboardRoutes } from './play/leaderboard-routes.ts';
import { stateRoutes } from './saves/state-routes.ts';
import { intentRoutes } from './shop/intent-routes.ts';
import { itemRoutes } from './shop/item-routes.ts';
import { sdkShopRoutes } from './shop/sdk-shop-routes.ts';
import { followRoutes } from './social/follow-routes.ts';
import { profilePageRoutes } from './social/profile-page-routes.ts';
import { profileRoutes } from './social/profile-routes.ts';

/** Every routes file, one line each. */
export async function createApp(ctx: Context, readiness: Readiness = { notes: {} }): Promise<App> {
  const app = createHttp(ctx);
  measureRequests(app);
  const callers = createCallers(ctx);
  installGuards(app, callers);
  await collectOpenApi(app);

  const web = openWebApp(ctx);
  healthRoutes(app, ctx, readiness);
  referenceRoutes(app);
  webAppRoutes(app, web);
  authRoutes(app, ctx, callers);
  accountRoutes(app, ctx);
  ownAccountRoutes(app, ctx);
  walletRoutes(app, ctx);
  itemRoutes(app, ctx);
  intentRoutes(app, ctx);
  sdkShopRoutes(app, ctx);
  avatarRoutes(app);
  gameRoutes(app, ctx, openCatalogue(ctx));
  documentRoutes(app, ctx);
  gamePageRoutes(app, ctx, web);
  thumbnailRoutes(app, ctx);
  stateRoutes(app, ctx);
  achievementRoutes(app);
  profileRoutes(app, ctx);
  followRoutes(app, ctx);
  liveRoutes(app, ctx);
  liveFileRoutes(app, ctx);
  clipRoutes(app, ctx);
  await clipFileRoutes(app, ctx);
  reportRoutes(app, ctx, moderationTargets);

  profilePageRoutes(app, ctx, web);
  eventRoutes(app, ctx);
  leaderboardRoutes(app, ctx);
  keepPlayCounts(app, ctx);

  await app.ready();
  return app;
}

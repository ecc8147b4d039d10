import type { AdapterPage } from './adapter-page.ts';
import type { PrefixedStore } from './prefixed-store.ts';

type Method = (params: Record<string, unknown>) => object | Promise<object>;

export function vkError(code: number, reason: string): object {
  return { error_type: 'client_error', error_data: { error_code: code, error_reason: reason } };
}

const denied = () => vkError(4, 'User denied');

// The VK Bridge methods, by name. Groups, friends, tokens and notifications of VK do not exist here.
export function createVkMethods({ coinop, navigator }: AdapterPage, store: PrefixedStore): Record<string, Method> {
  const { player, locale, rewards, shop } = coinop;
  const platform = navigator.maxTouchPoints > 0 ? 'mobile_web' : 'desktop_web';
  const done = { result: true };
  const userId = () => numberOf(player.id);

  async function share(): Promise<object> {
    if (!(await coinop.share())) throw denied();
    return done;
  }

  return {
    VKWebAppInit: () => done,
    VKWebAppGetUserInfo: () => ({
      id: userId(),
      first_name: player.guest ? '' : player.name,
      last_name: '',
      photo_100: player.avatarUrl,
      photo_200: player.avatarUrl,
      sex: 0,
      city: { id: 0, title: '' },
      country: { id: 0, title: '' },
      timezone: -new Date().getTimezoneOffset() / 60,
    }),
    VKWebAppGetLaunchParams: () => ({
      vk_user_id: userId(),
      vk_app_id: 0,
      vk_language: locale.slice(0, 2),
      vk_platform: platform,
      vk_is_app_user: 1,
      vk_is_favorite: 0,
      vk_are_notifications_enabled: 0,
    }),
    VKWebAppGetClientVersion: () => ({ platform: 'web', version: '1.0.0' }),
    VKWebAppGetConfig: () => ({ app: 'vkclient', app_id: '0', appearance: 'dark', scheme: 'space_gray' }),
    async VKWebAppStorageGet({ keys }) {
      await store.loaded;
      return { keys: (keys as string[]).map((key) => ({ key, value: `${store.get(key) ?? ''}` })) };
    },
    async VKWebAppStorageSet({ key, value }) {
      // VK treats an empty value as the removal of a key.
      await (value === '' ? store.remove(`${key}`) : store.set(`${key}`, `${value}`));
      return done;
    },
    async VKWebAppStorageGetKeys({ count = 20, offset = 0 }) {
      await store.loaded;
      return { keys: store.keys().slice(Number(offset), Number(offset) + Number(count)) };
    },
    VKWebAppCheckNativeAds: ({ ad_format }) => ({ result: ad_format === 'reward' && rewards.available }),
    VKWebAppShowNativeAds: async ({ ad_format }) => ({ result: ad_format !== 'reward' || (await rewards.show()) }),
    VKWebAppCheckBannerAd: () => ({ result: false }),
    VKWebAppShowBannerAd: () => ({ result: false }),
    VKWebAppHideBannerAd: () => done,
    VKWebAppShowLeaderBoardBox({ user_result }) {
      coinop.score(Number(user_result));
      return { success: true };
    },
    VKWebAppShare: share,
    VKWebAppShowInviteBox: share,
    async VKWebAppShowOrderBox({ item }) {
      const { status, intentId } = await shop.buy(`${item}`);
      if (status !== 'approved') throw denied();
      return { success: true, order_id: intentId };
    },
    VKWebAppTrackEvent: () => done,
    VKWebAppSetViewSettings: () => done,
    VKWebAppResizeWindow: ({ width, height }) => ({ width, height }),
    VKWebAppTapticImpactOccurred: () => done,
    VKWebAppTapticNotificationOccurred: () => done,
    VKWebAppTapticSelectionChanged: () => done,
  };
}

// VK identifies players by numbers: always the same one for the same player.
function numberOf(id: string): number {
  let number = 7;
  for (const character of id) number = (Math.imul(number, 31) + character.charCodeAt(0)) & 0x7fffffff;
  return number;
}

const paramsLengthMax = 500;

/**
 * A shared address may contain launch parameters: `/g/:id?p=…`, itself a query string. They apply while the page is
 * open.
 */
const shared = readShared(location);

function readShared({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, gameId] = /^\/g\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  const params = new URLSearchParams(search).get('p');
  if (gameId === undefined || params === null || params === '' || params.length > paramsLengthMax) return undefined;
  return { gameId, params };
}

export function launchParamsOf(gameId: string): string | undefined {
  return shared?.gameId === gameId ? shared.params : undefined;
}

/** The address that starts a game with these parameters; undefined when they are too long. */
export function launchAddress(gameId: string, params: Record<string, string>): string | undefined {
  const text = `${new URLSearchParams(params)}`;
  if (text.length > paramsLengthMax) return undefined;
  return `/g/${gameId}${text && `?p=${encodeURIComponent(text)}`}`;
}

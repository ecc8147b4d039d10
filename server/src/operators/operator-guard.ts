import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { accessErrors } from '../access/access-errors.ts';
import { bearerOf } from '../access/guards.ts';
import type { Callers } from '../access/known-callers.ts';
import { hashOfToken, isGameToken } from '../access/tokens.ts';
import { Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import type { Role } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { type CurrentOperator, findOperatorByToken, isConsoleOpen } from './operator-queries.ts';
import { isOperatorToken } from './operator-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The roles that may call a route with the access `operator`. */
    roles?: readonly Role[];
    /** A console route that is called before the sign-in. */
    console?: true;
  }
  interface FastifyRequest {
    operator: CurrentOperator | undefined;
  }
}

/**
 * Guards everything under /api/admin. Its routes answer 404 while no operator exists, and to addresses outside
 * CONSOLE_ALLOWED_IPS.
 */
export function installOperatorGuard(app: App, ctx: Context, callers: Callers): void {
  const allowed = allowedAddresses(ctx.config.consoleAllowedIps);
  app.decorateRequest('operator', undefined);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access === 'operator' && config.roles === undefined) throw new Error(`${url} names no roles`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, roles = [], console: isOfConsole } = request.routeOptions.config;
    if (request.is404 || (access !== 'operator' && isOfConsole !== true)) return;
    if (!allowed(request.ip) || !(await isConsoleOpen(ctx.db))) throw new Refusal('not_found');
    if (access !== 'operator') return;
    const token = bearerOf(request);
    const operator = isOperatorToken(token)
      ? await findOperatorByToken(ctx.db, hashOfToken(token), ctx.clock.now())
      : undefined;
    if (operator === undefined) {
      throw new Refusal((await isPlayers(callers, token)) ? accessErrors.wrong_token_kind : 'token_invalid');
    }
    if (!roles.includes(operator.role)) throw new Refusal(operatorErrors.role_not_allowed);
    request.operator = operator;
  });
}

export function operatorOf(request: FastifyRequest): CurrentOperator {
  if (request.operator === undefined) throw new Error('This route lets callers in without an operator token');
  return request.operator;
}

async function isPlayers(callers: Callers, token: string): Promise<boolean> {
  const found = isGameToken(token) ? await callers.findByGameToken(token) : await callers.findBySessionToken(token);
  return found !== undefined;
}

/** An empty list allows every address. An entry is an address or a block such as 10.0.0.0/8. */
function allowedAddresses(entries: readonly string[]): (address: string) => boolean {
  if (entries.length === 0) return () => true;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

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
    /** Of a route with the access `operator`: the roles that may call it. */
    roles?: readonly Role[];
    /** A route of the console that is called before signing in. */
    console?: true;
  }
  interface FastifyRequest {
    operator: CurrentOperator | undefined;
  }
}

/**
 * Guards everything under /api/admin. It is not there at all while no operator exists, or for addresses that
 * CONSOLE_ALLOWED_IPS leaves out.
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

/** Every address where the list is empty. An entry is an address or a block such as 10.0.0.0/8. */
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

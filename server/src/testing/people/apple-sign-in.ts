import { startApple } from '../servers/apple.ts';
import { type Apple, appleClientId, appleIssuer } from '../servers/apple-pen.ts';
import { type Service, type ServiceOptions, startService } from '../service.ts';
import { type Answer, type Person, type Requests, requestsWith } from './people.ts';

export type AppleSigner = {
  /** An identity token of this subject, issued now. */
  tokenOf(sub: string): Promise<string>;
  /** Signs this subject in; `as` sends the request: a guest to merge, or no one. */
  signIn(sub: string, as?: Requests): Promise<Answer>;
  /** The member behind this subject, ready to make requests. */
  member(sub: string, as?: Requests): Promise<Person>;
};

/** A service that accepts Apple's identity tokens, and a signer for them. */
export async function startServiceWithApple(
  options: ServiceOptions = {},
): Promise<{ service: Service; apple: AppleSigner; keys: Apple }> {
  const keys = await startApple();
  const config = { apple: { clientIds: [appleClientId], issuer: appleIssuer, jwksUrl: keys.jwksUrl } };
  const service = await startService({ ...options, config: { ...options.config, ...config } });
  const tokenOf = (sub: string) => keys.sign({ sub }, { now: service.clock.now() });
  const signIn = async (sub: string, as: Requests = service.people.nobody) =>
    as.post('/api/auth/apple', { identityToken: await tokenOf(sub) });
  return {
    service,
    keys,
    apple: {
      tokenOf,
      signIn,
      async member(sub, as) {
        const { status, body, text } = await signIn(sub, as);
        if (status !== 200) throw new Error(`Signing in as ${sub} answered ${status}: ${text}`);
        return {
          id: body.user.id,
          handle: body.user.handle,
          token: body.token,
          ...requestsWith(service.url, body.token),
        };
      },
    },
  };
}

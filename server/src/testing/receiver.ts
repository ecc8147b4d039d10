import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Network, type Outbound, openOutbound } from '../platform/outbound.ts';
import { afterFile } from './after-file.ts';

/** A self-signed certificate of hooks.example and a push host, which only these tests trust. */
const certificate = `
-----BEGIN CERTIFICATE-----
MIIBtjCCAVygAwIBAgIUATENY4sMLSkzZXhCSJe7NK7dD+gwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAgFw0yNjExMTYwMzE4MThaGA8yMTI2
MTAyMzAzMTgxOFowGDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABAv+cHT0xSBoxALeZ95DJkWFanv6ZYaajsrwzuT/05ie
aMm7lkXeeZs93tPMKNvp9+8dDIg97R47XAvvWcgOkoajgYEwfzAdBgNVHQ4EFgQU
hc8rEtdlk4Vliu+Q87PPwL0e7N4wHwYDVR0jBBgwFoAUhc8rEtdlk4Vliu+Q87PP
wL0e7N4wLAYDVR0RBCUwI4INaG9va3MuZXhhbXBsZYISZmNtLmdvb2dsZWFwaXMu
Y29tMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAKBIzSjUA8kh
+c0QX9hbYXgSofsPg8mUabq50sxK3GneAiAJ5ojqNawSuzbd89ECo7vqyVUhcolc
/shqgFMqmSLP+g==
-----END CERTIFICATE-----
`;
const privateKey = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNpc5VxuZwc/zxFoE
ch5ELc5f+eCjqbg2iljldRYfoSShRANCAAQL/nB09MUgaMQC3mfeQyZFhWp7+mWG
mo7K8M7k/9OYnmjJu5ZF3nmbPd7TzCjb6ffvHQyIPe0eO1wL71nIDpKG
-----END PRIVATE KEY-----
`;

export type ReceivedCall = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };
export type Receiver = {
  url(path: string): string;
  calls: ReceivedCall[];
  /** The response to the next calls. */
  answer: { status: number; headers: Record<string, string>; body: string };
  server: Server;
  /** An outbound client on a network where every name is this server. */
  outbound: Outbound;
  network: Network;
};

/** A third party's server, which records what it receives. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer({ cert: certificate, key: privateKey }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    receiver.calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers, body } = receiver.answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    ca: certificate,
  };
  const receiver: Receiver = {
    url: (path) => `https://hooks.example:${port}${path}`,
    calls: [],
    answer: { status: 204, headers: {}, body: '' },
    server,
    network,
    outbound: openOutbound(network),
  };
  afterFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return receiver;
}

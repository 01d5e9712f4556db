import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came, headers and body. */
  readonly source: string;
};

export type SmtpServer = {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** What the server says to each command from now on that begins so, in place of yes. */
  refuse(command: 'MAIL' | 'RCPT' | 'AUTH', answer: string): void;
  close(): Promise<void>;
};

/** A mail server of the outside world (RFC 5321), without TLS, which keeps what it takes. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    void converse(socket, refusals, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    refuse: (command, answer) => void refusals.set(command, answer),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function converse(
  socket: Socket,
  refusals: ReadonlyMap<string, string>,
  received: ReceivedMail[],
): Promise<void> {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let mail: { from: string; to: string[] } = { from: '', to: [] };
  let source: string[] | null = null;
  say('220 mail.example');
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (source !== null) {
      if (line === '.') {
        received.push({ ...mail, source: source.join('\n') });
        source = null;
        say('250 taken');
      } else source.push(line.replace(/^\./, ''));
      continue;
    }
    const command = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    const refusal = refusals.get(command);
    if (refusal !== undefined) say(refusal);
    else if (command === 'EHLO') say('250-mail.example\r\n250 AUTH PLAIN');
    else if (command === 'AUTH') say('235 welcome');
    else if (command === 'DATA') {
      source = [];
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else {
      if (command === 'MAIL') mail = { from: address, to: [] };
      if (command === 'RCPT') mail.to.push(address);
      say('250 ok');
    }
  }
}

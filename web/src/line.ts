/** The one socket of a page: it comes back by itself, and repeats what was not acknowledged. */

import { contribution, Refused } from './api';
import { Cell } from './cell';
import type { Ack, Foreseen, Message, Tables, Welcome } from './wire';

export type Answer = Ack | Foreseen | Tables | Welcome;
export type Command = { type: string } & Record<string, unknown>;
export type Link = 'joining' | 'open' | 'lost';

interface Waiting {
  command: Command;
  insists: boolean;
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;

export class Line {
  readonly link = new Cell<Link>('joining');
  readonly guest = new Cell('');
  /** Milliseconds by which the server's clock is ahead of ours. */
  ahead = 0;
  onMessage: (message: Message) => void = () => {};
  onOpen: () => void = () => {};
  hello: () => Command = () => ({ type: 'hello' });

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  private heartbeat = 25_000;
  private closed = false;

  constructor() {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Send a command once; refused if the connection is lost before the answer. */
  ask(command: Command): Promise<Answer> {
    return this.put(command, false);
  }

  /** Send a command under its key until it is answered, also over new sockets: it counts once. */
  insist(command: Command): Promise<Answer> {
    return this.put(command, true);
  }

  /** Open the line anew, as who we are by now. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    if (old) old.onclose = null;
    old?.close();
    clearTimeout(this.timer);
    this.link.set('joining');
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private put(command: Command, insists: boolean): Promise<Answer> {
    const key = contribution();
    return new Promise((resolve, reject) => {
      const waiting = { command: { ...command, key }, insists, sent: false, resolve, reject };
      this.waiting.set(key, waiting);
      if (this.link.value === 'open') this.send(waiting);
    });
  }

  private send(waiting: Waiting): void {
    waiting.sent = true;
    this.socket?.send(JSON.stringify(waiting.command));
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello(), key: 'hello' }));
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.lose(socket);
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => this.listen(socket), 5000);
  }

  /** A silent server is asked whether it lives; one that stays silent is given up. */
  private listen(socket: WebSocket): void {
    const silence = Date.now() - this.heard;
    if (silence > this.heartbeat * 2) this.lose(socket);
    else if (silence > this.heartbeat * 1.2 && socket.readyState === WebSocket.OPEN) {
      socket.send('{"type":"ping"}');
    }
  }

  private take(message: Message): void {
    this.heard = Date.now();
    if (message.type === 'welcome' && message.key === 'hello') this.begin(message);
    if (message.type === 'error') this.settle(message.key)?.reject(new Refused(message.error));
    else if (message.type === 'ack' || message.type === 'foreseen' || message.type === 'tables') {
      this.settle(message.key)?.resolve(message);
    }
    this.onMessage(message);
  }

  private begin(welcome: Welcome): void {
    this.tries = 0;
    this.ahead = welcome.now - Date.now();
    this.heartbeat = welcome.heartbeat * 1000;
    this.guest.set(welcome.guest);
    const first = this.link.value !== 'open';
    this.link.set('open');
    if (!first) return;
    this.onOpen();
    for (const waiting of this.waiting.values()) if (!waiting.sent || waiting.insists) this.send(waiting);
  }

  /** Speak otherwise from now on: another language, another screen. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.hello()));
  }

  private settle(key: string | undefined): Waiting | undefined {
    const waiting = key === undefined ? undefined : this.waiting.get(key);
    if (key !== undefined) this.waiting.delete(key);
    return waiting;
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    socket.onclose = null;
    socket.close();
    this.link.set('lost');
    for (const [key, waiting] of this.waiting) {
      if (waiting.insists || !waiting.sent) continue;
      this.waiting.delete(key);
      waiting.reject(new Refused({ code: 'lost', message: 'the connection was lost' }));
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private hurry = (): void => {
    if (this.socket !== null || this.closed || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };
}

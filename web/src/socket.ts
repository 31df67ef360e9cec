/** A page's WebSocket. It reconnects by itself, and repeats commands that must not be lost. */

import { signal } from '@preact/signals';
import { serverPath } from './basePath';
import { problemOf, RequestError } from './problem';
import { PAGE_PROTOCOL, reloadsFor } from './protocol';
import { randomHex } from './random';
import type { AckMessage, Command, ExplainedMessage, ForeseenMessage, HintedMessage, HelloCommand, JudgedMessage, Message, ReviewedMessage, TablesMessage, WelcomeMessage } from './wire';

export type Answer = AckMessage | ExplainedMessage | ForeseenMessage | HintedMessage | JudgedMessage | ReviewedMessage | TablesMessage;
export type ConnectionState = 'connecting' | 'open' | 'lost';

interface Pending {
  command: Command;
  /** Whether the command is sent again over a new connection until it is answered. */
  repeats: boolean;
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: RequestError) => void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 12_000;
const HEARTBEAT_CHECK = 5000;
const HELLO_KEY = 'hello';

/** Return how long to wait before a reconnection attempt; `random` from 0 to 1 spreads the clients out. */
export function reconnectDelay(attempt: number, random: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.7 + 0.6 * random);
}

export class ServerSocket {
  readonly state = signal<ConnectionState>('connecting');
  /** The public id of the guest, as the server knows this connection. */
  readonly guest = signal('');
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockOffset = 0;
  onMessage: (message: Message) => void = () => {};
  onOpen: () => void = () => {};
  hello: () => HelloCommand = () => ({ type: 'hello' });

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  private reconnectTimer = 0;
  private heartbeatTimer = 0;
  private lastMessageAt = 0;
  private heartbeat = 25_000;
  private closed = false;

  constructor() {
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
    this.connect();
  }

  /** Send a command once; rejects if the connection is lost before the answer. */
  send(command: Command): Promise<Answer> {
    return this.enqueue(command, false);
  }

  /** Send a command under one key until it is answered, over new connections if need be. The server counts it once. */
  sendUntilAnswered(command: Command): Promise<Answer> {
    return this.enqueue(command, true);
  }

  /** Tell the server that the language or the screen has changed. */
  sendHello(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.hello()));
  }

  /** Open a new connection, with the cookie of the guest that the visitor has become. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    if (old) old.onclose = null;
    old?.close();
    clearTimeout(this.reconnectTimer);
    this.state.value = 'connecting';
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    clearTimeout(this.reconnectTimer);
    clearInterval(this.heartbeatTimer);
    this.socket?.close();
  }

  private enqueue(command: Command, repeats: boolean): Promise<Answer> {
    const key = randomHex();
    return new Promise((resolve, reject) => {
      const pending = { command: { ...command, key }, repeats, sent: false, resolve, reject };
      this.pending.set(key, pending);
      if (this.state.value === 'open') this.transmit(pending);
    });
  }

  private transmit(pending: Pending): void {
    pending.sent = true;
    this.socket?.send(JSON.stringify(pending.command));
  }

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${serverPath('/ws')}`);
    this.socket = socket;
    this.lastMessageAt = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello(), protocol: PAGE_PROTOCOL, key: HELLO_KEY }));
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.disconnected(socket);
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = window.setInterval(() => this.checkHeartbeat(socket), HEARTBEAT_CHECK);
  }

  /** Ping a server that has been silent for too long; give the connection up if it stays silent. */
  private checkHeartbeat(socket: WebSocket): void {
    const silence = Date.now() - this.lastMessageAt;
    if (silence > this.heartbeat * 2) this.disconnected(socket);
    else if (silence > this.heartbeat * 1.2 && socket.readyState === WebSocket.OPEN) {
      socket.send('{"type":"ping"}');
    }
  }

  private receive(message: Message): void {
    this.lastMessageAt = Date.now();
    if (message.type === 'welcome' && reloadsFor(message.protocol, this.pending.size > 0)) return this.close();
    if (message.type === 'welcome' && message.key === HELLO_KEY) this.welcomed(message);
    if (message.type === 'error') this.settle(message.key)?.reject(new RequestError(problemOf(message.error)));
    else if (isAnswer(message)) {
      this.settle(message.key)?.resolve(message);
    }
    this.onMessage(message);
  }

  private welcomed(welcome: WelcomeMessage): void {
    this.attempts = 0;
    this.clockOffset = welcome.now - Date.now();
    this.heartbeat = welcome.heartbeat * 1000;
    this.guest.value = welcome.guest;
    if (this.state.value === 'open') return;
    this.state.value = 'open';
    this.onOpen();
    for (const pending of this.pending.values()) if (!pending.sent || pending.repeats) this.transmit(pending);
  }

  private settle(key: string | undefined): Pending | undefined {
    const pending = key === undefined ? undefined : this.pending.get(key);
    if (key !== undefined) this.pending.delete(key);
    return pending;
  }

  private disconnected(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    socket.onclose = null;
    socket.close();
    this.state.value = 'lost';
    for (const [key, pending] of this.pending) {
      if (pending.repeats || !pending.sent) continue;
      this.pending.delete(key);
      pending.reject(new RequestError(problemOf({ code: 'lost', message: 'the connection was lost' })));
    }
    this.reconnectTimer = window.setTimeout(() => this.connect(), reconnectDelay(this.attempts, Math.random()));
    this.attempts += 1;
  }

  private reconnectNow = (): void => {
    if (this.socket !== null || this.closed || document.hidden) return;
    clearTimeout(this.reconnectTimer);
    this.connect();
  };
}

function isAnswer(message: Message): message is Answer {
  return ['ack', 'explained', 'foreseen', 'hinted', 'judged', 'reviewed', 'tables'].includes(message.type);
}

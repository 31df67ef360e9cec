/** A WebSocket that records what is sent and receives what a test says. */

import { vi } from 'vitest';
import { PROTOCOL, type Command, type Message } from '../src/wire';

export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];

  /** Replace the global WebSocket for a test. */
  static install(): void {
    FakeSocket.opened = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  static get latest(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  readyState = 0;
  sent: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts the connection and answers hello. */
  accept(guest = 'ada', protocol = PROTOCOL): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.receive({ type: 'welcome', guest, name: guest, version: '1', protocol, now: Date.now() + 5000, heartbeat: 25, key: 'hello' });
  }

  receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** All commands of one type that were sent. */
  commands<T extends Command['type']>(type: T): Extract<Command, { type: T }>[] {
    return this.sent.filter((command): command is Extract<Command, { type: T }> => command.type === type);
  }
}

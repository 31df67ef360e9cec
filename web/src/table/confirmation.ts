/** A second tap for a move that was chosen with a finger and cannot be taken back. */

import { signal } from '@preact/signals';
import { settings } from '../settings';
import type { TableCommands } from './commands';
import type { ActionPreview } from './preview';

export class Confirmation {
  /** The action that waits for a second tap, or null. Its effect is previewed, as far as it is certain. */
  readonly action = signal<number | null>(null);

  private tapped: number | null = null;

  constructor(private commands: TableCommands, private preview: ActionPreview) {}

  /** Play an action that was tapped: at once if it can be taken back, otherwise with the second tap. */
  async tap(action: number): Promise<void> {
    if (!settings.value.confirm || this.action.value === action) return this.accept(action);
    this.clear();
    this.tapped = action;
    const isFinal = await this.preview.isFinal(action);
    if (this.tapped !== action) return;
    if (!isFinal) return this.accept(action);
    this.action.value = action;
    this.preview.show(action);
  }

  /** Carry out the action. */
  accept(action: number): Promise<void> {
    this.clear();
    return this.commands.move(action);
  }

  clear(): void {
    this.tapped = null;
    if (this.action.value === null) return;
    this.action.value = null;
    this.preview.show(null);
  }
}

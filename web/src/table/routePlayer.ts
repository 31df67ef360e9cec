/**
 * Routes: several actions that one click plays, such as a journey over several fields.
 *
 * A route begins at a sprite. Pointing at the sprite shows where its routes lead; choosing it offers them on the board
 * and in the list. There a route is an action below 0, so that both need to know nothing more about routes.
 */

import { signal } from '@preact/signals';
import { t } from '../texts';
import type { LegalAction, Offers, Route } from '../wire';
import type { TableCommands } from './commands';
import type { DeviceSeats } from './seats';
import { choicesOf, type Viewer, type ViewerState } from './viewer';

/** The action that closes the list of routes. */
const BACK = -1;
/** The action of the first route; those of the others are lower. */
const FIRST = -2;

const NO_ROUTES: readonly Route[] = [];

function routesIn({ view }: ViewerState): readonly Route[] {
  return view?.offers?.routes ?? NO_ROUTES;
}

/** Return the first action of a route, with which it also begins if it is played step by step. */
function firstOf(route: Route): number | undefined {
  return route.actions[0];
}

export class RoutePlayer {
  /** The sprite whose routes can be chosen, and the number of the event after which that was decided. */
  private readonly chosen = signal<{ start: string; number: number } | null>(null);
  /** The sprite that the pointer or the focus is on. */
  private readonly pointed = signal<string | null>(null);

  constructor(private seats: DeviceSeats, private commands: () => TableCommands) {}

  /** Show the routes of the sprite that somebody points at, if it has some. */
  point(id: string | null): void {
    this.pointed.value = id;
  }

  close(): void {
    this.chosen.value = null;
  }

  /** Whether routes can be chosen now. */
  isOpen(state: ViewerState): boolean {
    return this.startIn(state) !== null;
  }

  /** Return what can be clicked: the ends of the routes that are open, or what the server offers. */
  offers(state: ViewerState): Offers | null {
    const offers = state.view?.offers ?? null;
    const start = this.startIn(state);
    if (start === null) {
      const shown = routesIn(state).filter((route) => route.start === this.pointed.value);
      return shown.length && offers ? { ...offers, targets: [...(offers.targets ?? []), ...targetsOf(shown)] } : offers;
    }
    const actions: Record<string, number[]> = { [start]: [BACK] };
    routesIn(state).forEach((route, n) => {
      if (route.start !== start) return;
      for (const { id } of route.targets ?? []) (actions[id] ??= []).push(FIRST - n);
    });
    return { actions, targets: targetsOf(routesIn(state).filter((route) => route.start === start)) };
  }

  /** Return the list of choices: the routes that are open, or what is legal and the routes that are always listed. */
  choices(state: ViewerState): LegalAction[] {
    const legal = choicesOf(state.view);
    const start = this.startIn(state);
    const routes = routesIn(state).map((route, n) => ({ route, choice: { action: FIRST - n, text: route.label ?? '' } }));
    if (start === null) {
      return legal.flatMap((choice) => {
        const listed = routes.filter(({ route }) => route.listed && firstOf(route) === choice.action);
        const { group = '' } = choice;
        return [choice, ...listed.map((found) => ({ ...found.choice, group }))];
      });
    }
    const own = routes.filter(({ route }) => route.start === start);
    const first = own[0] && firstOf(own[0].route);
    return [
      ...own.map(({ choice }) => choice),
      ...legal.filter(({ action }) => action === first).map((choice) => ({ action: choice.action, text: t('step-by-step') })),
      { action: BACK, text: t('choose-again') },
    ];
  }

  /** Take over an action that is a route, closes the routes or has some; return whether it did. */
  take(action: number): boolean {
    const viewer = this.seats.shown.value;
    if (!viewer) return action < 0;
    const state = viewer.state.value;
    if (action < 0) {
      const route = routesIn(state)[FIRST - action];
      this.close();
      if (action !== BACK && route) void this.play(viewer, route);
      return true;
    }
    const start = routesIn(state).find((route) => firstOf(route) === action)?.start;
    if (start === undefined || this.startIn(state) === start) return false;
    this.chosen.value = { start, number: state.number };
    return true;
  }

  /** Play the actions of a route one after the other, each of them as soon as it is offered; stop if one is not. */
  private async play(viewer: Viewer, route: Route): Promise<void> {
    for (const action of route.actions) {
      await viewer.whenSettled();
      const isLegal = viewer.state.value.view?.choices?.some((choice) => choice.action === action) ?? false;
      if (!isLegal || this.seats.shown.value !== viewer) return;
      if (!(await this.commands().play(action))) return;
    }
  }

  private startIn(state: ViewerState): string | null {
    const chosen = this.chosen.value;
    if (!chosen || chosen.number !== state.number || state.change) return null;
    return routesIn(state).some((route) => route.start === chosen.start) ? chosen.start : null;
  }
}

/** Return the sprites to click; routes with the same end share one. */
function targetsOf(routes: readonly Route[]): NonNullable<Offers['targets']> {
  return [...new Map(routes.flatMap((route) => route.targets ?? []).map((target) => [target.id, target])).values()];
}

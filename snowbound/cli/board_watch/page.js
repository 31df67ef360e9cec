"use strict";

// The page shows what the server tells: the lines of the file with the findings, and the picture. `told.places` has for
// each place of the picture the lines that describe it, so a click on one side leads to the other.

const byId = (id) => document.getElementById(id);
const lines = byId("lines");
const picture = byId("picture");

let told = { number: 0, text: null, svg: null, findings: [], places: [] };
let chosen = { lines: [], places: [] };
let finding = -1;

async function follow() {
  for (;;) {
    try {
      const answer = await fetch(`/state?after=${told.number}`);
      if (answer.status === 200) show(await answer.json());
      else if (answer.status !== 204) throw new Error(answer.statusText);
    } catch {
      byId("status").textContent = "The command has ended. Start it again and reload this page.";
      await new Promise((resolve) => setTimeout(resolve, 1000));
      told.number = 0; // a server that has started again counts from the beginning
    }
  }
}

function show(state) {
  const before = told;
  told = state;
  document.title = state.title;
  byId("title").textContent = state.title;
  byId("status").textContent = state.status;
  const isImpossible = state.findings.some(({ kind }) => kind === "impossible");
  document.body.dataset.state = isImpossible ? "impossible" : "possible";
  byId("next").hidden = state.findings.length === 0;
  byId("stale").hidden = state.isDrawn || !state.svg;
  const focused = document.activeElement;
  const place = focused?.dataset?.place;
  const line = focused?.dataset?.line;
  if (before.svg !== state.svg) drawPicture();
  writeLines(changedLine(before.text, state.text));
  if (place !== undefined) buttonOf(place)?.focus({ preventScroll: true });
  else if (line !== undefined) lines.querySelector(`[data-line="${line}"]`)?.focus({ preventScroll: true });
}

function drawPicture() {
  const { scrollTop, scrollLeft } = picture;
  picture.innerHTML = told.svg;
  Object.assign(picture, { scrollTop, scrollLeft });
  rove(picture, ".place");
}

/** Return the number of the first line that differs, or 0. */
function changedLine(before, after) {
  if (before === null || before === after) return 0;
  const [old, now] = [before.split("\n"), after.split("\n")];
  const at = now.findIndex((text, n) => text !== old[n]);
  return at < 0 ? now.length : at + 1;
}

function writeLines(changed) {
  const { scrollTop } = lines;
  const drawn = new Set(told.places.flat());
  const found = grouped(told.findings);
  const texts = told.text.replace(/\r?\n$/, "").split("\n");
  lines.replaceChildren(...texts.map((text, n) => lineOf(text.replace(/\r$/, ""), n + 1, drawn.has(n + 1), found.get(n + 1) ?? [])));
  lines.scrollTop = scrollTop;
  if (changed) choose([changed], placesOf(changed), drawn.has(changed) ? "both" : "line");
  else mark();
  rove(lines, "button.number");
}

function grouped(findings) {
  const found = new Map();
  for (const each of findings) found.set(each.line, [...(found.get(each.line) ?? []), each]);
  return found;
}

function lineOf(text, number, isDrawn, findings) {
  const item = element("li", isDrawn ? "drawn" : "");
  item.id = `line-${number}`;
  const margin = element(isDrawn ? "button" : "span", "number", String(number));
  if (isDrawn) {
    margin.type = "button";
    margin.dataset.line = number;
    margin.setAttribute("aria-label", `Line ${number}: show where it is drawn`);
  }
  const code = element("code", text.trimStart().startsWith("#") ? "comment" : "", text);
  item.append(margin, code);
  for (const { kind, text: reason } of findings) {
    const note = element("p", `finding ${kind}`);
    note.append(element("b", "", kind === "impossible" ? "Impossible." : "Unlike the printed game."), reason);
    item.append(note);
  }
  return item;
}

function element(name, look, text) {
  const made = document.createElement(name);
  if (look) made.className = look;
  if (text !== undefined) made.textContent = text;
  return made;
}

const buttonOf = (place) => picture.querySelector(`[data-place="${place}"]`);

/** Return the places that a line describes. */
function placesOf(line) {
  return told.places.flatMap((described, place) => (described.includes(line) ? [place] : []));
}

/** Mark lines and places, and scroll to them. */
function choose(chosenLines, chosenPlaces, scrolled) {
  chosen = { lines: chosenLines, places: chosenPlaces };
  mark();
  if (scrolled !== "place") byId(`line-${chosenLines[0]}`)?.scrollIntoView({ block: "nearest" });
  if (scrolled !== "line") buttonOf(chosenPlaces[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function mark() {
  for (const marked of document.querySelectorAll(".chosen")) marked.classList.remove("chosen");
  for (const line of chosen.lines) byId(`line-${line}`)?.classList.add("chosen");
  for (const place of chosen.places) buttonOf(place)?.classList.add("chosen");
}

function chooseLine(line) {
  choose([line], placesOf(line), "place");
}

function choosePlace(place) {
  const described = told.places[place] ?? [];
  choose(described, [place], "line");
}

/** Make one button of a group reachable with Tab; arrow keys move between them. */
function rove(group, what) {
  const buttons = [...group.querySelectorAll(what)];
  buttons.forEach((button, n) => button.setAttribute("tabindex", n === 0 ? "0" : "-1"));
}

function move(event, group, what) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const end = { Home: 0, End: -1 }[event.key];
  const button = event.target.closest(what);
  if (!button || (step === undefined && end === undefined)) return;
  event.preventDefault();
  const buttons = [...group.querySelectorAll(what)];
  const at = end === undefined ? buttons.indexOf(button) + step : end;
  focus(buttons, buttons.at(Math.min(at, buttons.length - 1)) ?? button);
}

function focus(buttons, button) {
  for (const other of buttons) other.setAttribute("tabindex", "-1");
  button.setAttribute("tabindex", "0");
  button.focus();
}

lines.addEventListener("keydown", (event) => move(event, lines, "button.number"));
lines.addEventListener("click", (event) => {
  const item = event.target.closest("li.drawn");
  if (item && String(getSelection()) === "") chooseLine(Number(item.id.slice("line-".length)));
});
picture.addEventListener("keydown", (event) => {
  const place = event.target.closest(".place");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    choosePlace(Number(place.dataset.place));
  } else move(event, picture, ".place");
});
picture.addEventListener("click", (event) => {
  const place = event.target.closest(".place");
  if (place) choosePlace(Number(place.dataset.place));
});
byId("next").addEventListener("click", () => {
  finding = (finding + 1) % told.findings.length;
  const { line } = told.findings[finding];
  choose([line], placesOf(line), "both");
});

follow();

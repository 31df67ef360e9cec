// Steps through the replays of a page. A replay is a list of changes: which slot of the picture shows what, and where.
for (const replay of document.querySelectorAll(".replay")) {
  const { contents, steps } = JSON.parse(replay.querySelector("script").textContent);
  const slots = [...replay.querySelectorAll("svg > g")];
  const [first, back, play, next, last] = replay.querySelectorAll("button");
  const slider = replay.querySelector("input");
  const told = replay.querySelector(".told");
  const shown = new Array(slots.length).fill(null);
  let step = 0;
  let timer = 0;

  const draw = () => {
    const now = new Array(slots.length).fill(null);
    for (const [, changes] of steps.slice(0, step + 1)) for (const change of changes) now[change[0]] = change;
    const fresh = [];
    now.forEach((change, slot) => {
      const place = slots[slot];
      const content = change ? contents[change[1]] || "" : "";
      if (!content) place.removeAttribute("style");
      else if (change.length > 2) {
        const [, , x, y, turn = 0, scale = 1] = change;
        if (!shown[slot]) fresh.push(place);
        place.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
      }
      if (content !== shown[slot]) place.innerHTML = shown[slot] = content;
    });
    for (const place of fresh) place.style.transition = "none"; // what was not there does not glide in from the corner
    replay.querySelector("svg").getBoundingClientRect();
    for (const place of fresh) place.style.transition = "";
    told.textContent = `${step + 1} of ${steps.length}. ${steps[step][0]}`;
    slider.value = step;
    slider.setAttribute("aria-valuetext", told.textContent);
  };
  const pause = () => {
    clearTimeout(timer);
    timer = 0;
    play.textContent = "Play";
    told.setAttribute("aria-live", "polite");
  };
  const show = (number) => {
    step = Math.min(Math.max(number, 0), steps.length - 1);
    draw();
  };
  const follow = () => {
    if (step === steps.length - 1) return pause();
    show(step + 1);
    timer = setTimeout(follow, 700 + 25 * steps[step][0].length);
  };

  first.onclick = () => (pause(), show(0));
  back.onclick = () => (pause(), show(step - 1));
  next.onclick = () => (pause(), show(step + 1));
  last.onclick = () => (pause(), show(steps.length - 1));
  slider.oninput = () => (pause(), show(Number(slider.value)));
  play.onclick = () => {
    if (timer) return pause();
    if (step === steps.length - 1) show(0);
    play.textContent = "Pause";
    told.setAttribute("aria-live", "off");
    timer = setTimeout(follow, 400);
  };
  slider.max = steps.length - 1;
  for (const slot of slots) slot.removeAttribute("transform");
  replay.querySelector(".controls").hidden = false;
  show(0);
}

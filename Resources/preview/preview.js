"use strict";
// The page of `diorama preview`. Texts of scenes are set as text and never as HTML.
const $ = (id) => document.getElementById(id);
const el = (name, props = {}, ...children) => {
  const node = Object.assign(document.createElement(name), props);
  node.append(...children);
  return node;
};
// What is shown is in the address, so that it is there again after a reload.
const state = Object.assign(
  { scene: "", device: "", landscape: "", dark: "", rtl: "", text: "", locale: "", outline: "", matrix: "", zoom: "100" },
  Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
let scenes = [], canOpen = false, model = null, selected = -1, hovered = -1, request = 0, showsDefaults = false;

const current = () => scenes.find((scene) => scene.name === state.scene) || scenes[0];
const store = () => {
  const set = Object.entries(state).filter(([key, value]) => value && !(key === "zoom" && value === "100"));
  history.replaceState(null, "", "#" + new URLSearchParams(set));
};
const query = (variant) => {
  const side = variant.landscape && variant.device ? "-landscape" : "";
  return new URLSearchParams({
    device: variant.device ? variant.device + side : "", style: variant.dark ? "dark" : "",
    direction: variant.rtl ? "rtl" : "", text: variant.text, locale: variant.locale || "", outline: variant.outline ? "1" : "",
  }).toString();
};
// The variants of the matrix: devices, appearances, text sizes and directions.
const variants = () => {
  if (!state.matrix) return [state];
  const base = { ...state, landscape: "", dark: "", rtl: "", text: "" };
  const pseudo = ["x-long", "x-accented", "x-rtl"].map((locale) => ({ device: "iphone-15", locale }));
  return [
    { device: "iphone-se" }, { device: "iphone-15" }, { device: "iphone-16-pro-max" }, { device: "ipad" },
    { device: "iphone-15", dark: "1" }, { device: "ipad", dark: "1" }, { device: "iphone-15", landscape: "1" },
    { device: "ipad", landscape: "1" }, { device: "iphone-15", text: "AX3" }, { device: "iphone-15", text: "XS" },
    { device: "iphone-15", rtl: "1" }, { device: "iphone-se", text: "AX5" }, ...pseudo,
  ].map((variant) => ({ ...base, ...variant }));
};
const title = (variant) => [
  variant.device || "the scene's own size", variant.landscape && "landscape", variant.dark && "dark",
  variant.text && variant.text !== "L" && variant.text, variant.rtl && "right to left", variant.locale,
].filter(Boolean).join(", ");

async function json(path) {
  const response = await fetch(path, { credentials: "same-origin" });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function loadScenes() {
  const list = await json("/scenes");
  scenes = list.scenes;
  canOpen = list.canOpen;
  if ($("device").options.length === 0) {
    $("device").append(el("option", { value: "", textContent: "as in the scene" }),
      ...list.devices.map((name) => el("option", { value: name, textContent: name })));
    $("text").append(...list.textSizes.map((name) => el("option", { value: name === "L" ? "" : name, textContent: name })));
    for (const id of ["device", "text"]) $(id).value = state[id];
  }
  showScenes();
  await load();
}

function showScenes() {
  $("scenes").replaceChildren(...scenes.map((scene) => {
    const button = el("button", { textContent: scene.name, className: scene.ok ? "" : "broken" });
    button.setAttribute("aria-current", String(scene === current()));
    button.onclick = () => { state.scene = scene.name; selected = -1; store(); showScenes(); load(); };
    return el("li", {}, button);
  }));
}

async function load() {
  const scene = current(), number = ++request;
  if (!scene) { $("state").textContent = "no scenes"; return; }
  const next = await json(`/model/${scene.n}?${query(state)}`);
  if (number !== request) return;
  model = next;
  scene.ok = model.ok;
  if (selected >= model.objects.length) selected = -1;
  document.title = scene.name;
  showMessages(scene);
  await showPictures(scene);
  showTree();
  showObject();
  $("notes").replaceChildren(...model.notes.map((note) => el("li", { textContent: note })));
  $("voiceover").replaceChildren(...model.voiceOver.map((entry) => {
    const button = el("button", { textContent: entry.label || "(no label)" });
    button.onclick = () => select(entry.object);
    return el("li", {}, button);
  }));
  $("png").href = `/picture/${scene.n}?${query(state)}&format=png`;
}

function showMessages(scene) {
  const errors = model.diagnostics.filter((one) => one.severity === "error");
  const box = $("messages");
  box.hidden = model.ok && !model.problem;
  const lines = (numbers) => `line${numbers.length > 1 ? "s" : ""} ${numbers.join(", ")}`;
  const notes = [];
  if (model.width && model.old) notes.push(`The picture is ${model.age} s old.`);
  if (model.without.length) notes.push(`The picture is without ${lines(model.without)}.`);
  if (model.mended.length) notes.push(`The picture takes ${lines(model.mended)} as mended.`);
  box.replaceChildren(model.problem || "", ...errors.map((one) => {
    const hint = one.hint ? ` (${one.hint})` : "";
    const button = el("button", { textContent: `${one.line}:${one.column} ${one.message}${hint} [${one.id}]` });
    button.onclick = () => open(scene, one.offset);
    return button;
  }), notes.join(" "));
  const warnings = model.diagnostics.length - errors.length;
  $("state").textContent = (model.ok ? "" : "errors, ") + (warnings ? `${warnings} warnings` : "no warnings");
}

async function showPictures(scene) {
  const figures = variants().map((variant, index) => {
    const frame = el("div", { className: "frame" + (model.old ? " old" : "") });
    const image = el("img", { alt: "", draggable: false });
    image.src = `/picture/${scene.n}?${query(variant)}&version=${model.version}`;
    frame.append(image);
    if (index === 0 && !state.matrix) {
      frame.id = "frame";
      frame.onmousemove = (event) => hover(hit(event), event.altKey);
      frame.onmouseleave = () => hover(-1);
      // A press selects, not a click: an update between press and release puts another frame here, and no click comes.
      frame.onmousedown = (event) => {
        if (event.button !== 0) return;
        const object = hit(event);
        select(object);
        if ((event.ctrlKey || event.metaKey) && object >= 0) openObject(object);
      };
      frame.ondblclick = (event) => showScene(hit(event));
    }
    image.onload = () => fit(frame, image);
    return { node: el("figure", {}, el("figcaption", { textContent: title(variant) }), frame), image };
  });
  if (!model.width) { $("pictures").replaceChildren(); return; }
  // The old pictures stay until the new ones are there, so that nothing flickers.
  await Promise.all(figures.map(({ image }) => image.decode().catch(() => {})));
  $("pictures").replaceChildren(...figures.map(({ node }) => node));
  drawMarks();
}

const zoom = () => Number(state.zoom) / 100;
function fit(frame, image) {
  const part = state.matrix ? 0.45 : 1;
  frame.style.width = `${image.naturalWidth * zoom() * part}px`;
  frame.style.height = `${image.naturalHeight * zoom() * part}px`;
}

// The innermost visible object at a point of the picture.
function hit(event) {
  const box = $("frame").getBoundingClientRect();
  const x = (event.clientX - box.left) / zoom(), y = (event.clientY - box.top) / zoom();
  let found = -1;
  model.objects.forEach((object, index) => {
    const [left, top, width, height] = object.frame;
    if (!object.hidden && x >= left && y >= top && x < left + width && y < top + height) found = index;
  });
  return found;
}

function mark(className, [left, top, width, height]) {
  const node = el("div", { className });
  const z = zoom();
  Object.assign(node.style, { left: `${left * z}px`, top: `${top * z}px`, width: `${width * z}px`, height: `${height * z}px` });
  return node;
}

function drawMarks(showsDistances) {
  const frame = $("frame");
  if (!frame) return;
  frame.querySelectorAll(".hover, .selected, .distance").forEach((node) => node.remove());
  const one = model.objects[selected], other = model.objects[hovered];
  if (one) frame.append(mark("selected", one.frame));
  if (other) frame.append(mark("hover", other.frame));
  if (!showsDistances || !one || !other || one === other) return;
  const [l, t, w, h] = one.frame, [ol, ot, ow, oh] = other.frame;
  // Between two objects beside each other the gap; between one inside of another the margins.
  const gaps = [
    ["→", l + w <= ol ? ol - l - w : ol + ow - l - w, l + w, t + h / 2],
    ["←", ol + ow <= l ? l - ol - ow : l - ol, l - 30, t + h / 2],
    ["↓", t + h <= ot ? ot - t - h : ot + oh - t - h, l + w / 2, t + h],
    ["↑", ot + oh <= t ? t - ot - oh : t - ot, l + w / 2, t - 14],
  ];
  for (const [sign, length, x, y] of gaps) {
    if (length < 0) continue;
    const node = el("div", { className: "distance", textContent: `${sign} ${Math.round(length * 100) / 100}` });
    Object.assign(node.style, { left: `${x * zoom()}px`, top: `${y * zoom()}px` });
    frame.append(node);
  }
}

function hover(index, showsDistances) {
  hovered = index;
  drawMarks(showsDistances);
}

function select(index) {
  selected = index;
  drawMarks();
  showTree();
  showObject();
  // The view moves only where the target is out of sight.
  const button = $("tree").querySelector('[aria-selected="true"]');
  if (button) {
    const box = button.getBoundingClientRect(), area = button.closest("aside").getBoundingClientRect();
    if (box.top < area.top || box.bottom > area.bottom) button.scrollIntoView({ block: "nearest" });
  }
  const mark = document.querySelector("#frame .selected"), stage = $("stage").getBoundingClientRect();
  if (!mark) return;
  const { top, bottom, left, right } = mark.getBoundingClientRect();
  if (bottom < stage.top || top > stage.bottom || right < stage.left || left > stage.right) mark.scrollIntoView({ block: "nearest" });
}

function showTree() {
  $("tree").replaceChildren(...model.objects.map((object, index) => {
    const name = object.id ? `${object.id} ` : "";
    const button = el("button", { textContent: `${name}${object.class}${object.text ? ` “${object.text}”` : ""}` });
    if (object.hidden) button.className = "hidden";
    button.style.paddingLeft = `${6 + object.depth * 12}px`;
    button.setAttribute("role", "treeitem");
    button.setAttribute("aria-selected", String(index === selected));
    button.onclick = (event) => { select(index); if (event.ctrlKey || event.metaKey) openObject(index); };
    button.ondblclick = () => showScene(index);
    button.onmouseenter = () => hover(index);
    button.onmouseleave = () => hover(-1);
    return el("li", {}, button);
  }));
}

function showObject() {
  const object = model.objects[selected];
  if (!object) { $("inspector").replaceChildren("Click on a view."); return; }
  const row = (...cells) => el("tr", {}, ...cells.map((text, index) =>
    el("td", { textContent: text, className: index > 1 ? "from" : "" })));
  const written = object.written || [], known = model.defaults[object.schema] || [];
  const usual = Object.assign(Object.fromEntries(known), object.usual);
  const names = new Set(written.map(([name]) => name));
  const inForce = object.effective.filter(([name]) => !names.has(name));
  inForce.forEach(([name]) => names.add(name));
  const rows = [row("class", object.class, object.line ? `line ${object.line}` : "", ""),
    row("frame", object.frame.map((n) => Math.round(n * 100) / 100).join(", "), "in the picture", ""),
    ...written.map(([name, value, style]) => row(name, value, style ? `style ${style}` : "written", usual[name] || "")),
    ...inForce.map(([name, value]) => row(name, value, "in force", usual[name] || ""))];
  const rest = known.map(([name]) => name).filter((name) => !names.has(name) && usual[name])
    .map((name) => row(name, usual[name], "default", usual[name]));
  const table = (list) => el("table", {}, el("thead", {}, el("tr", {},
    ...["property", "value", "from", "default"].map((text) => el("th", { textContent: text })))), el("tbody", {}, ...list));
  const details = el("details", { open: showsDefaults }, el("summary", { textContent: `${rest.length} at their defaults` }), table(rest));
  details.ontoggle = () => { showsDefaults = details.open; };
  $("inspector").replaceChildren(table(rows), ...(rest.length ? [details] : []));
}

// A card of a storyboard's map leads to its scene.
function showScene(index) {
  const object = model.objects[index], scene = object && scenes.find((one) => one.n === object.scene);
  if (!scene) return;
  Object.assign(state, { scene: scene.name });
  selected = -1;
  store();
  showScenes();
  load();
}
const openObject = (index) => {
  const object = model.objects[index];
  if (object && object.offset !== undefined) open(current(), object.offset);
};
async function open(scene, offset) {
  if (!canOpen) { $("state").textContent = "start with --editor to open places in the scene"; return; }
  await fetch("/open", {
    method: "POST", headers: { "X-Diorama": "1", "Content-Type": "text/plain" }, body: `n=${scene.n}&offset=${offset}`,
  });
}

for (const id of ["landscape", "dark", "rtl", "outline", "matrix"]) {
  $(id).checked = Boolean(state[id]);
  $(id).onchange = () => { state[id] = $(id).checked ? "1" : ""; store(); load(); };
}
$("locale").value = state.locale;
for (const id of ["device", "text", "locale"]) $(id).onchange = () => { state[id] = $(id).value; store(); load(); };
$("zoom").value = state.zoom;
$("zoom").oninput = () => {
  state.zoom = $("zoom").value;
  store();
  document.querySelectorAll(".frame").forEach((frame) => fit(frame, frame.querySelector("img")));
  drawMarks();
};

const events = new EventSource("/events");
events.addEventListener("scene", (event) => {
  const { n, ok } = JSON.parse(event.data), scene = scenes.find((one) => one.n === n);
  if (!scene) return;
  scene.ok = ok;
  showScenes();
  if (scene === current()) load();
});
// The cursor of an editor that leads the preview: its scene is shown, and its object selected.
events.addEventListener("cursor", async (event) => {
  const { n, object } = JSON.parse(event.data), scene = scenes.find((one) => one.n === n);
  if (!scene) return;
  if (scene !== current()) { state.scene = scene.name; selected = -1; store(); showScenes(); await load(); }
  const index = object === null || !model ? -1 : model.objects.findIndex((one) => one.o === object);
  if (index !== selected) select(index);
});
events.addEventListener("scenes", loadScenes);
events.onerror = () => { $("state").textContent = "the preview has ended"; };
loadScenes().catch((error) => { $("state").textContent = error.message; });

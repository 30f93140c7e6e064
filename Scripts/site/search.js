// Looks the words of the address's query up in the sections of all pages, which search-index.js lists.
"use strict";

const query = new URLSearchParams(location.search).get("q") ?? "";
const words = query.toLowerCase().split(/\s+/).filter((word) => word !== "");
document.querySelector("header input").value = query;

/** How well a section fits; 0 where a word stands nowhere in it. */
function score([title, heading, , text]) {
  const [inTitle, inHeading, inText] = [title, heading, text].map((part) => part.toLowerCase());
  let sum = 0;
  for (const word of words) {
    const whole = inTitle === word || inHeading === word ? 100 : 0;
    const points = whole + (inTitle.includes(word) ? 20 : 0) + (inHeading.includes(word) ? 10 : 0) + (inText.includes(word) ? 1 : 0);
    if (points === 0) return 0;
    sum += points;
  }
  // The beginning of a page before what stands below it.
  return sum + (heading === "" ? 5 : 0);
}

/** The words around the first that was looked for. */
function excerpt(text) {
  const place = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0), text.length));
  const start = place < text.length ? Math.max(0, place - 60) : 0;
  return (start > 0 ? "… " : "") + text.slice(start, start + 200) + (start + 200 < text.length ? " …" : "");
}

const hits = words.length === 0 ? [] : SECTIONS.map((section) => ({ section, points: score(section) })).filter((hit) => hit.points > 0);
hits.sort((left, right) => right.points - left.points);
const list = document.getElementById("hits");
for (const { section: [title, heading, address, text] } of hits.slice(0, 50)) {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = heading === "" ? title : `${title}: ${heading}`;
  const words = document.createElement("p");
  words.textContent = excerpt(text);
  const item = document.createElement("li");
  item.append(link, words);
  list.append(item);
}
document.getElementById("count").textContent =
  query === "" ? "" : hits.length === 0 ? `Nothing about “${query}”` : `${hits.length} sections about “${query}”`;

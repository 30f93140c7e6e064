/// The style and the script of a review's page.
///
/// The page allows the script by its hash and no other; `Scripts/check-review.py` holds the hash to the script.
enum ReviewScript {
  /// The SHA-256 of the script in base 64.
  static let hash = "06ef/GqQG9Yqw1KjbaRVlYQo8wmHIk1NKNS6sEhsooY="

  /// Buttons and keys that lay the pictures of a comparison over each other; without it they stand side by side.
  static let text = """
    "use strict";
    const modes = ["side by side", "slider", "blink", "pixels"];
    const show = (article, mode) => {
      article.dataset.mode = mode;
      for (const button of article.querySelectorAll(".modes button")) {
        button.setAttribute("aria-pressed", String(button.textContent === mode));
      }
    };
    for (const article of document.querySelectorAll(".comparison")) {
      if (!article.querySelector(".before") || !article.querySelector(".after")) continue;
      const bar = document.createElement("p");
      bar.className = "modes";
      for (const mode of modes) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = mode;
        button.addEventListener("click", () => show(article, mode));
        bar.append(button);
      }
      const slider = document.createElement("input");
      slider.type = "range";
      slider.value = "50";
      slider.setAttribute("aria-label", "How much is after");
      slider.addEventListener("input", () => article.style.setProperty("--part", slider.value + "%"));
      bar.append(slider);
      article.querySelector(".figures").before(bar);
      show(article, modes[0]);
    }
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
      const sections = [...document.querySelectorAll("section")];
      const now = sections.indexOf(document.activeElement.closest("section"));
      if (event.key === "j" || event.key === "k") {
        const next = sections[Math.max(0, Math.min(sections.length - 1, now + (event.key === "j" ? 1 : -1)))];
        if (next) { next.focus(); next.scrollIntoView(); }
      } else if ("1234".includes(event.key)) {
        const scope = now < 0 ? document : sections[now];
        for (const article of scope.querySelectorAll(".comparison[data-mode]")) show(article, modes[Number(event.key) - 1]);
      }
    });

    """

  static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 -apple-system, "Segoe UI", Roboto, sans-serif; }
    body { margin: 0 auto; max-width: 1400px; padding: 1rem; }
    h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; overflow-wrap: anywhere; } h3 { font-size: .95rem; margin: 1rem 0 .3rem; }
    section { border-top: 1px solid #8886; margin-top: 1.5rem; }
    .lines { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; list-style: none; padding: 0; margin: .3rem 0; }
    .lines li { border-left: 4px solid #f28c00; padding-left: .6rem; overflow-wrap: anywhere; }
    .lines .added { border-color: #1a9933; } .lines .removed { border-color: #d91a26; }
    .words, .variants, figcaption { font-size: 13px; opacity: .75; margin: .2rem 0; }
    .problem { color: #d91a26; }
    .figures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid #8886; background: #fff; }
    .modes { display: flex; flex-wrap: wrap; gap: .3rem; margin: .3rem 0; }
    .modes button[aria-pressed="true"] { font-weight: 600; }
    .modes input { display: none; }
    [data-mode="slider"] .modes input { display: inline-block; }
    [data-mode="side by side"] .pixels, [data-mode="slider"] .pixels, [data-mode="blink"] .pixels { display: none; }
    [data-mode="pixels"] > .figures .before, [data-mode="pixels"] > .figures .after { display: none; }
    [data-mode="slider"] .figures, [data-mode="blink"] .figures { display: grid; justify-items: start; }
    [data-mode="slider"] figure, [data-mode="blink"] figure { grid-area: 1 / 1; }
    [data-mode="slider"] figcaption, [data-mode="blink"] figcaption { visibility: hidden; }
    [data-mode="slider"] .after img { clip-path: inset(0 calc(100% - var(--part, 50%)) 0 0); }
    [data-mode="blink"] .after { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    @media (prefers-reduced-motion: reduce) { [data-mode="blink"] .after { animation-duration: 4s; } }

    """
}

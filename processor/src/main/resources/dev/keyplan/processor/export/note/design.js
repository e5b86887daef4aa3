(() => {
  "use strict";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const tabs = all("[role=tab]");
  const hint = document.querySelector(".hint");
  let shown = null;

  function select(tab, focus) {
    for (const other of tabs) {
      const on = other === tab;
      other.setAttribute("aria-selected", String(on));
      other.tabIndex = on ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
    }
    if (focus) tab.focus();
  }

  // Which items a pattern reads is in the page; null for none.
  function show(id) {
    shown = id;
    for (const row of all(".hit")) {
      row.classList.remove("hit");
      row.querySelector(".entity").removeAttribute("data-order");
    }
    for (const panel of all(".marked")) panel.classList.remove("marked");
    for (const read of all(".read")) read.hidden = read.id !== "read-" + id;
    for (const button of all(".patterns button"))
      button.setAttribute("aria-pressed", String(button.dataset.read === id));
    hint.hidden = id !== null;
    if (id === null) return;
    const read = document.getElementById("read-" + id);
    select(document.getElementById("tab-" + read.dataset.view));
    const items = read.dataset.items.split(" ").filter((item) => item !== "");
    if (items.length > 0) document.getElementById(read.dataset.view).classList.add("marked");
    items.forEach((item, place) => {
      const row = document.getElementById(item);
      row.classList.add("hit");
      row.querySelector(".entity").dataset.order = place + 1;
    });
    document.querySelector(".hit")?.scrollIntoView({ block: "nearest" });
  }

  tabs.forEach((tab, place) => {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      select(tabs[(to + tabs.length) % tabs.length], true);
    });
  });
  for (const button of all(".patterns button"))
    button.addEventListener("click", () => show(shown === button.dataset.read ? null : button.dataset.read));
  for (const button of all(".show"))
    button.addEventListener("click", () => {
      document.getElementById("drawing").scrollIntoView({ block: "start", behavior: "instant" });
      show(button.dataset.read);
      document.querySelector(`.patterns [data-read="${button.dataset.read}"]`).focus({ preventScroll: true });
    });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown !== null) show(null);
  });
  select(tabs[0]);
})();

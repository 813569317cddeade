// Language, light or dark, and pictures to take away. Nothing is loaded or sent.
const root = document.documentElement;
const pages = [...document.querySelectorAll("main")];
function speak(lang) {
  root.lang = lang;
  for (const page of pages) page.hidden = page.dataset.lang !== lang;
}
function paint(theme) {
  root.dataset.theme = theme;
}
const wish = new URLSearchParams(location.search);
speak((wish.get("lang") ?? navigator.language).startsWith("fr") ? "fr" : "en");
paint(wish.get("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
for (const button of document.querySelectorAll(".lang")) {
  button.onclick = () => speak(root.lang === "fr" ? "en" : "fr");
}
for (const button of document.querySelectorAll(".theme")) {
  button.onclick = () => paint(root.dataset.theme === "dark" ? "light" : "dark");
}
/** The picture with the colours that are on the page now. */
function drawn(svg) {
  const copy = svg.cloneNode(true);
  const from = svg.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((node, i) => {
    const style = getComputedStyle(from[i]);
    for (const name of ["fill", "stroke"]) if (node.getAttribute(name)) node.setAttribute(name, style[name]);
  });
  return new XMLSerializer().serializeToString(copy);
}
function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
function png(svg, name) {
  const image = new Image();
  const box = svg.viewBox.baseVal;
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = box.width * 2;
    canvas.height = box.height * 2;
    const brush = canvas.getContext("2d");
    brush.fillStyle = getComputedStyle(document.body).backgroundColor;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => save(name, blob));
  };
  image.src = URL.createObjectURL(new Blob([drawn(svg)], { type: "image/svg+xml" }));
}
for (const figure of document.querySelectorAll("figure")) {
  const svg = figure.querySelector("svg");
  for (const kind of ["SVG", "PNG"]) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = kind;
    button.onclick = () => {
      const name = `${figure.dataset.name}.${kind.toLowerCase()}`;
      if (kind === "SVG") save(name, new Blob([drawn(svg)], { type: "image/svg+xml" }));
      else png(svg, name);
    };
    figure.querySelector("figcaption").append(button);
  }
}

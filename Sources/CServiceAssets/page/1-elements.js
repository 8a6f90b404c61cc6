const $ = id => document.getElementById(id);
const base = document.currentScript.dataset.base;

function element(tag, text, type) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (type) made.className = type;
  return made;
}
const sentence = text => text ? text[0].toUpperCase() + text.slice(1) : "";

// Characters that are invisible or reverse the text direction are spelled out.
const hidden = /[\u00AD\u034F\u061C\u115F\u1160\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const shown = name => name.replace(hidden, c => "<U+" + c.codePointAt(0).toString(16).toUpperCase().padStart(4, "0") + ">");

function size(count) {
  if (count === undefined) return "";
  const units = ["B", "KB", "MB", "GB", "TB"];
  let unit = 0;
  while (count >= 1000 && unit < 4) { count /= 1000; unit += 1; }
  return (unit && count < 10 ? count.toFixed(1) : Math.round(count)) + " " + units[unit];
}

/** Puts the visitor's chosen theme on <html> before anything is painted: no flash (specification 9). */
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is forbidden in some private modes: the system's theme holds.
}
document.documentElement.dataset.script = "on";

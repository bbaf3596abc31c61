/**
 * In an exported page (bin/export/): the site's server lies elsewhere. The application draws and answers as ever, but
 * nothing of it may be asked for here: going on is a whole page each time, and what is sent goes to the server.
 */
const server = document.currentScript?.dataset["server"] ?? "";

/** An address of the site that only the server answers: all with a query, and all that is sent. */
const onServer = (address: URL) => server + address.pathname + address.search + address.hash;

const fetchHere = window.fetch;
window.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href);
  const isData = address.origin === location.origin && address.pathname.endsWith(".data");
  if (!isData) return fetchHere(input, init);
  address.pathname = address.pathname.replace(/(\/_)?\.data$/, "") || "/";
  // React Router's own: which parts of the page it wants.
  address.searchParams.delete("_routes");
  location.assign(address.search === "" ? address.pathname : onServer(address));
  // The page is left.
  return new Promise(() => {});
};

// What was in the page has been led to the server already; this is for what the application has added since.
addEventListener(
  "submit",
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    const address = new URL(target.action);
    if (address.origin === location.origin) target.action = onServer(address);
    // React Router would take a question for its own, and refuses one that leads elsewhere.
    if (target.method === "get") event.stopPropagation();
  },
  { capture: true },
);

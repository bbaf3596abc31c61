/**
 * The full version is everybody's: once the server has kept the choice, the address is handed on
 * without it, and the application finds the address for which the page was drawn.
 */
export function startLightAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lite")) return;
  address.searchParams.delete("lite");
  history.replaceState(history.state, "", address);
}

/** A text as it stands in HTML, between tags or in an attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

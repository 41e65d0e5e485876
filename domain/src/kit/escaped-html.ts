/** Returns a text that HTML shows as it is, also within the quotes of an attribute. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Texts of a language, nested as they are written. */
export type Texts = { readonly [key: string]: string | readonly string[] | Texts }

/** Returns texts by their path: `list.title`. */
export function textsByPath(texts: Texts | readonly string[], prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...textsByPath(value, `${prefix}${key}.`)],
    ),
  )
}

/** Returns the names of a text's placeholders, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()
}

/** Names, units and formats that are the same in every language. */
const names = [
  /Brigade(-\w+)*|Idempotency-Key|PUBLIC_URL|SMTP_URL|ESC\/POS|UTF-(8|16)( BE)?|Wi-Fi|Google Authenticator|Microsoft Authenticator/g,
  /\b(POS|PIN|QR|API|URL|SMTP|CSV|PDF|JSON|REST|HTTPS?|TLS|TCP|IP|USB|OK|AM|PM|csv|xlsx?|JPE?G|PNG|GIF|WebP|HEIC|SVG)\b/g,
  /\b(Chrome|Edge|Safari|Firefox|Android|iPhone|iPad|Mac|Windows|Unicode|Stripe|Alt(\+[A-Z])?|Option|Escape|Space|Caps Lock)\b/g,
  /\b(ms|min|kcal|KB|MB|mm|id|true|false|https?)\b/g,
]

/** Returns whether a text has words to translate: letters besides placeholders, names, and addresses. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(withoutNames(text))
}

/** Returns the Latin words of a text in another script, besides names. */
export function latinWords(text: string): string[] {
  return withoutNames(text).match(/[A-Za-z]{2,}/g) ?? []
}

function withoutNames(text: string): string {
  const plain = text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/https?:\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g, '')
  return names.reduce((rest, name) => rest.replaceAll(name, ''), plain)
}

import { listed } from '#kit/i18n/listed.ts'

/** Limits of the listed headers: enough to recognise them. */
const headersAtMost = 8
const headerLength = 40

/** Returns the first headers of a list, and how many more there are. */
export function fewOf(headers: readonly string[]): string {
  const shown = headers.slice(0, headersAtMost).map((header) => header.slice(0, headerLength))
  const more = headers.length - shown.length
  return more > 0 ? `${listed(shown)} … +${more}` : listed(shown)
}

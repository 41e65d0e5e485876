import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { priceChangeTexts } from '@brigade/domain/notifications/notifications.sentences.ts'
import { translate } from '#kit/i18n/i18n.ts'

/** Returns the name of the person who made an edit, as it was then. */
export function editorOf({ editorProfile: { fname, lname } }: AdminNotification): string {
  return `${fname} ${lname}`.trim()
}

/**
 * Returns the prices that an edit changed, in the language of the interface; the price of an option is under its own
 * name.
 */
export function pricesOfEdit(notification: AdminNotification): string {
  return priceChangeTexts(notification).map(inWords).join('; ')
}

const kinds = [
  [/^price: (.*)$/, (change: string) => translate('notifications:admin.prices.price', { change })],
  [/^discounted price: (.*)$/, (change: string) => translate('notifications:admin.prices.discounted', { change })],
  [/^and (\d+) more$/, (rest: string) => translate('notifications:admin.prices.more', { rest })],
] as const

function inWords(told: string): string {
  for (const [pattern, words] of kinds) {
    const [, said] = pattern.exec(told) ?? []
    if (said !== undefined) return words(changeText(said))
  }
  return changeText(told)
}

/** Returns `AED 19.50 → 0.01`, with a name before it or without: the arrow points as the language is read. */
function changeText(said: string): string {
  const [, name, from, to] = /^((?:.*: )?)(.*) → (.*)$/.exec(said) ?? []
  if (name === undefined || from === undefined || to === undefined) return said
  return name + translate('notifications:admin.prices.change', { from, to })
}

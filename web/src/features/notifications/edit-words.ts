import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { toldPrices } from '@brigade/domain/notifications/notifications.sentences.ts'
import { say } from '#kit/i18n.ts'

/** The name of who made an edit, as it was then. */
export function editorOf({ editorProfile: { fname, lname } }: AdminNotification): string {
  return `${fname} ${lname}`.trim()
}

/** The prices that an edit changed, in the language of the interface; an option's stands under its own name. */
export function pricesOfEdit(notification: AdminNotification): string {
  return toldPrices(notification).map(inWords).join('; ')
}

const kinds = [
  [/^price: (.*)$/, (change: string) => say('notifications:admin.prices.price', { change })],
  [/^discounted price: (.*)$/, (change: string) => say('notifications:admin.prices.discounted', { change })],
  [/^and (\d+) more$/, (rest: string) => say('notifications:admin.prices.more', { rest })],
] as const

function inWords(told: string): string {
  for (const [pattern, words] of kinds) {
    const [, said] = pattern.exec(told) ?? []
    if (said !== undefined) return words(said)
  }
  return told
}

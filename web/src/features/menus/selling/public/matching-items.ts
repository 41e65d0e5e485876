import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/**
 * Returns the items with every typed word in their name, in any of its languages; names that begin with the text come
 * first.
 */
export function matchingItems<T extends { name: LocalText }>(items: readonly T[], text: string): T[] {
  const wanted = wantedText(text)
  const typedWords = wanted.split(' ')
  return items
    .flatMap((item) => {
      const names = Object.values(item.name).map(wantedText)
      const isFound = names.some((name) => typedWords.every((word) => name.includes(word)))
      return isFound ? [{ item, isFirst: names.some((name) => name.startsWith(wanted)) }] : []
    })
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .map(({ item }) => item)
}

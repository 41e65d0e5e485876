import type { Findable } from '#kit/features/search-slot.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/** Returns what a text finds, the closest first: whole words, then beginnings, then any part. */
export function foundIn(all: readonly Findable[], text: string, most: number): readonly Findable[] {
  const wanted = wantedText(text)
  if (wanted === '') return []
  return all
    .map((findable) => ({ findable, rank: rankOf(findable, wanted) }))
    .filter(({ rank }) => rank < ranks)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ findable }) => findable)
}

const ranks = 3

function rankOf({ name, words = [name] }: Findable, wanted: string): number {
  return Math.min(...words.map((word) => rankOfWord(wantedText(word), wanted)))
}

function rankOfWord(word: string, wanted: string): number {
  const parts = [word, ...word.split(/[\s#]+/)]
  if (parts.includes(wanted)) return 0
  if (parts.some((part) => part.startsWith(wanted))) return 1
  return word.includes(wanted) ? 2 : ranks
}

import type { RecommendationDialog } from '../menus/menus.tags.ts'
import { countLimits } from './recommendations.limits.ts'
import type { SuggestionDecision, SuggestionStatus } from './suggestions.schema.ts'

/** How many orders have a first thing, a second one, both, and how many there are. */
export type Occurrences = { first: number; second: number; together: number; all: number }

/** The part of all orders that have both, the part of those with the first that have the second too, and how often as by chance. */
export type Measures = { support: number; confidence: number; lift: number }

/** Returns the usual measures of two things that are ordered together, to four decimals. */
export function measuresOf({ first, second, together, all }: Occurrences): Measures {
  if (all === 0 || first === 0 || second === 0) return { support: 0, confidence: 0, lift: 0 }
  return {
    support: rounded(together / all),
    confidence: rounded(together / first),
    lift: rounded((together * all) / (first * second)),
  }
}

/** Returns how many orders have both beyond those that chance explains. */
export function beyondChance({ first, second, together, all }: Occurrences): number {
  return all === 0 ? 0 : together - (first * second) / all
}

/** Returns whether so many orders have both that chance does not explain it. */
export function isNoChance(counted: Occurrences): boolean {
  const { first, second, together, all } = counted
  if (together < countLimits.leastTogether || measuresOf(counted).lift < countLimits.leastLift) return false
  const byChance = (first * second) / all
  return together - byChance >= countLimits.leastDeviations * Math.sqrt(byChance)
}

/** Orders that have an item and another thing: an item or a dialog. */
export type CountedPair = { itemId: number; otherItemId: number; together: number }
export type CountedTag = { itemId: number; dialog: RecommendationDialog; together: number }

/** The counts of one venue's orders: all orders, and those with each item, dialog, pair and tag. */
export type CountedTogether = {
  orders: number
  ofItem: ReadonlyMap<number, number>
  ofDialog: ReadonlyMap<RecommendationDialog, number>
  pairs: readonly CountedPair[]
  tags: readonly CountedTag[]
}

/** A suggestion before it is stored. */
export type Candidate = Measures & {
  recommendedItemId: number
  itemId: number | null
  dialog: RecommendationDialog | null
  together: number
  recommendedOrders: number
  otherOrders: number
  ofOrders: number
}

/**
 * Returns what the orders propose, the surest first. Of two items, guests who chose the rarer one get the other one, because that is
 * true for more of them. An item without a tag is named with the dialog with whose items it is ordered most often beyond chance; which tag it should have only a person knows.
 */
export function candidatesOf({ orders, ofItem, ofDialog, pairs, tags }: CountedTogether): Candidate[] {
  const found = pairs.flatMap(({ itemId, otherItemId, together }): Weighed[] => {
    const isFirst = (ofItem.get(itemId) ?? 0) <= (ofItem.get(otherItemId) ?? 0)
    const [rarer, recommended] = isFirst ? [itemId, otherItemId] : [otherItemId, itemId]
    const counted = { first: ofItem.get(rarer) ?? 0, second: ofItem.get(recommended) ?? 0, together, all: orders }
    return weighed(counted, { recommendedItemId: recommended, itemId: rarer, dialog: null })
  })
  const best = new Map<number, Weighed>()
  for (const { itemId, dialog, together } of tags) {
    const counted = { first: ofDialog.get(dialog) ?? 0, second: ofItem.get(itemId) ?? 0, together, all: orders }
    for (const tag of weighed(counted, { recommendedItemId: itemId, itemId: null, dialog })) {
      const known = best.get(itemId)
      if (!known || tag.weight > known.weight) best.set(itemId, tag)
    }
  }
  return [surest(found), surest([...best.values()])].flat()
}

type Weighed = { weight: number; candidate: Candidate }

function weighed(counted: Occurrences, of: Pick<Candidate, 'recommendedItemId' | 'itemId' | 'dialog'>): Weighed[] {
  if (!isNoChance(counted)) return []
  const { first, second, together, all } = counted
  const figures = { together, recommendedOrders: second, otherOrders: first, ofOrders: all, ...measuresOf(counted) }
  return [{ weight: beyondChance(counted), candidate: { ...of, ...figures } }]
}

function surest(found: readonly Weighed[]): Candidate[] {
  return found
    .toSorted(
      (one, other) => other.weight - one.weight || one.candidate.recommendedItemId - other.candidate.recommendedItemId,
    )
    .slice(0, countLimits.most)
    .map(({ candidate }) => candidate)
}

/** Returns what identifies a suggestion of a venue from count to count: two items in either order, or an item. */
export function suggestionKey({ recommendedItemId, itemId }: Pick<Candidate, 'recommendedItemId' | 'itemId'>): string {
  if (itemId === null) return `tag ${recommendedItemId}`
  return `pair ${Math.min(itemId, recommendedItemId)} ${Math.max(itemId, recommendedItemId)}`
}

type Figures = Pick<Candidate, 'together' | 'lift'>

/** Returns whether a dismissed suggestion is shown again: its figures have changed much since. */
export function comesBack(dismissed: Figures, now: Figures): boolean {
  return now.together >= 2 * dismissed.together || now.lift >= 1.5 * dismissed.lift
}

type Decided = { kind: 'pair' | 'tag'; status: SuggestionStatus }

const next: Record<SuggestionStatus, readonly SuggestionStatus[]> = {
  open: ['accepted', 'dismissed'],
  accepted: ['dismissed'],
  dismissed: ['open'],
}

const statusAfter = { accept: 'accepted', dismiss: 'dismissed', reopen: 'open' } as const

/** Returns the status after a decision; undefined for one that the suggestion does not allow. An accepted tag is changed at its item. */
export function decidedStatus({ kind, status }: Decided, decision: SuggestionDecision): SuggestionStatus | undefined {
  const after = statusAfter[decision]
  const isAllowed = next[status].includes(after) && (status !== 'accepted' || kind === 'pair')
  return isAllowed ? after : undefined
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import type { EventOf, PathWithEvent } from '@brigade/domain/services.ts'
import { liveRule, type LiveRule } from '#kit/live/live-gathering.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { partPaths } from '#features/menus/menu-parts.ts'
import { soldOutKey } from '#features/menus/selling/sold-out.queries.ts'

/** Keeps the sold-out list in sync. Returns an unsubscribe function. */
export function startSoldOutLive(): () => void {
  const stopRules = registerLiveRules([
    ...rulesOf(partPaths.items, marksOfItems),
    ...rulesOf(partPaths.sides, marksOfSides),
    ...rulesOf(partPaths.modifiers, marksOfGroups),
    // What items share is marked on all of them, and published once.
    ...([partPaths.sharedGroups, partPaths.sharedSides] as const).map((path) =>
      liveRule(path, 'patched', () => void fetchAnew()),
    ),
  ])
  const stopCatchUp = onCatchUp(fetchAnew)
  return () => {
    stopRules()
    stopCatchUp()
  }
}

/** The marks of a record, and a test for which listed parts belong to it. */
type Marks = { isIts: (part: SoldOutPart) => boolean; marks: Record<string, SoldOut> }

const marksOfItems = ({ id, soldOut }: Item): Marks => marksOf('item', id, soldOut)
const marksOfSides = ({ id, soldOut }: Side): Marks => marksOf('side', id, soldOut)
const marksOfGroups = ({ id, modifiersList }: ModifierGroup): Marks => ({
  isIts: (part) => part.kind === 'option' && part.id === id,
  marks: Object.fromEntries(modifiersList.map(({ _id, soldOut }) => [_id, soldOut])),
})

function marksOf(kind: 'item' | 'side', id: number, soldOut: SoldOut): Marks {
  return { isIts: (part) => part.kind === kind && part.id === id, marks: { [itself]: soldOut } }
}

/** The key of the record itself, beside the ids of its options. */
const itself = ''

function rulesOf<P extends PathWithEvent<'patched' | 'removed'>>(
  path: P,
  toMarks: ((record: EventOf<P, 'patched'>) => Marks) & ((record: EventOf<P, 'removed'>) => Marks),
): LiveRule[] {
  return [
    liveRule(path, 'patched', (records) => void fetchIf(records.map((record) => toMarks(record)).some(isNews))),
    liveRule(path, 'removed', (records) => void fetchIf(records.map((record) => toMarks(record)).some(isListed))),
  ]
}

/**
 * Returns whether the marks of a record differ from the list. Most edits change something else, and then nothing is
 * fetched.
 */
function isNews({ isIts, marks }: Marks): boolean {
  return listed().some((parts) => {
    const known = new Map(parts.filter(isIts).map(({ optionId, soldOut }) => [optionId ?? itself, soldOut]))
    const isOther = (key: string) => untilOf(marks[key] ?? null) !== untilOf(known.get(key) ?? null)
    return [...Object.keys(marks), ...known.keys()].some(isOther)
  })
}

function isListed({ isIts }: Marks): boolean {
  return listed().some((parts) => parts.some(isIts))
}

function untilOf(soldOut: SoldOut): string {
  return soldOut === null ? '' : (soldOut.until ?? 'open')
}

function listed(): SoldOutPart[][] {
  return queryClient.getQueriesData<SoldOutPart[]>({ queryKey: soldOutKey }).map(([, parts]) => parts ?? [])
}

async function fetchIf(isStale: boolean): Promise<void> {
  if (isStale) await fetchAnew()
}

async function fetchAnew(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: soldOutKey })
}

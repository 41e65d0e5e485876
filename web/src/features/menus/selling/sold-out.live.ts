import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import type { EventOf, PathTelling } from '@brigade/domain/services.ts'
import { liveRule, type LiveRule } from '#kit/live-gathering.ts'
import { onCatchUp } from '#kit/catch-up.ts'
import { registerLiveRules } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { partPaths } from '#features/menus/menu-parts.ts'
import { soldOutKey } from '#features/menus/selling/sold-out.queries.ts'

/** Keeps what is sold out true. Returns how to stop. */
export function startSoldOutLive(): () => void {
  const stopRules = registerLiveRules([
    ...rulesOf(partPaths.items, marksOfItems),
    ...rulesOf(partPaths.sides, marksOfSides),
    ...rulesOf(partPaths.modifiers, marksOfGroups),
  ])
  const stopCatchUp = onCatchUp(fetchAnew)
  return () => {
    stopRules()
    stopCatchUp()
  }
}

/** The marks that a record bears, and which of those that are listed are its. */
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

/** Stands for the id of an option where there is none. */
const itself = ''

function rulesOf<P extends PathTelling<'patched' | 'removed'>>(
  path: P,
  toMarks: ((record: EventOf<P, 'patched'>) => Marks) & ((record: EventOf<P, 'removed'>) => Marks),
): LiveRule[] {
  return [
    liveRule(path, 'patched', (records) => void fetchIf(records.map((record) => toMarks(record)).some(isNews))),
    liveRule(path, 'removed', (records) => void fetchIf(records.map((record) => toMarks(record)).some(isListed))),
  ]
}

/** Whether a record bears other marks than are listed. Most edits are about something else, and nothing is fetched for them. */
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

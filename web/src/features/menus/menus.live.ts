import { can } from '@brigade/domain/access/permissions.ts'
import { bulkPaths, menuFilePath, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import {
  copyMenuPath,
  mainOptionsPath,
  moveCategoryPath,
  sortOrderPath,
  subOptionsPath,
} from '@brigade/domain/menus/menus.acts.api.ts'
import { partCalls } from '#features/menus/part-calls.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { liveRule, type LiveRule } from '#kit/live/live-gathering.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { loadSession } from '#kit/calls/session.ts'
import { type MenuParts, type EditedKind, editedKinds, partPaths } from '#features/menus/menu-parts.ts'
import { isGoneKey } from '#features/menus/menus.queries.ts'
import { onePartKey, partLists, partListsKey } from '#features/menus/part-lists.ts'

/** Services that move or write many records at once; their events name none of them. */
const manyAtOnce = [
  sortOrderPath,
  moveCategoryPath,
  copyMenuPath,
  ...Object.values(bulkPaths),
  menuFilePath,
  undoImportPath,
] as const

const optionPaths = [mainOptionsPath, subOptionsPath] as const

/** The delay in milliseconds after which parents with changed counts are fetched together. */
const parentsAfterMs = 50

/** Keeps every cached part of menus in sync while a user is signed in. Returns an unsubscribe function. */
export async function startMenusLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'menus:readUnpublished')) return () => undefined
  const stopRules = registerLiveRules([
    ...editedKinds.flatMap(rulesOf),
    ...manyAtOnce.map((path) => liveRule(path, 'created', () => void refetchMenus())),
    // Items that had a deleted option have it no longer, without an event for each.
    ...optionPaths.map((path) => liveRule(path, 'removed', () => void refetchMenus())),
  ])
  const stopCatchUp = onCatchUp(createCatchUp())
  return () => {
    stopRules()
    stopCatchUp()
    clearTimeout(timer)
    timer = undefined
    staleParents.clear()
  }
}

/**
 * The delay of the first catch-up, in milliseconds: data fetched before the connection is only a moment old, so the
 * screen is drawn first.
 */
const firstCatchUpAfterMs = 3_000

function createCatchUp(): () => Promise<void> {
  let isFirst = true
  return async () => {
    if (!isFirst) return refetchMenus()
    isFirst = false
    setTimeout(() => void refetchMenus(), firstCatchUpAfterMs)
  }
}

/** Fetches every visible list of menus again; the other lists are fetched when they are shown. */
export async function refetchMenus(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['menus'] })
}

/** Merges changed records into every list that they belong to or have left. */
function applyParts<K extends EditedKind>(kind: K, changed: readonly MenuParts[K][]): void {
  for (const filter of partLists[kind].apply(changed)) noteStaleParents(kind, [...changed, filter])
}

/** Removes deleted records from every list. */
export function removeParts<K extends EditedKind>(kind: K, gone: readonly MenuParts[K][]): void {
  partLists[kind].remove(gone)
  for (const { id } of gone) {
    queryClient.removeQueries({ queryKey: onePartKey(kind, id), type: 'inactive' })
    queryClient.setQueryData<boolean>(isGoneKey(kind, id), (known) => (known === undefined ? undefined : true))
  }
  noteStaleParents(kind, gone)
}

const sharedKinds: readonly EditedKind[] = ['sharedGroups', 'sharedSides']

function rulesOf(kind: EditedKind): LiveRule[] {
  const path = partPaths[kind]
  return [
    liveRule(path, 'created', (records) => {
      applyParts(kind, records)
      noteStaleParents(kind, records)
    }),
    liveRule(path, 'patched', (records) => {
      const isLaidOutAnew = records.some((record) => hasOtherLayout(kind, record))
      applyParts(kind, records)
      // What items share is published once for all of them.
      if (isLaidOutAnew || sharedKinds.includes(kind)) void refetchMenus()
    }),
    liveRule(path, 'removed', (records) => removeParts(kind, records)),
  ]
}

/** Returns whether a menu has got categories: its items are then in the first of them, without an event for each. */
function hasOtherLayout<K extends EditedKind>(kind: K, record: MenuParts[K]): boolean {
  const known = partLists[kind].find(record.id)
  return (
    known !== undefined &&
    'hasCategories' in known &&
    'hasCategories' in record &&
    known.hasCategories !== record.hasCategories
  )
}

type ParentIds = { menuId?: number; categoryId?: number | null; itemId?: number }

/** The records that count the parts of each kind. */
const parentsOf = {
  menus: () => [],
  categories: ({ menuId }) => [['menus', menuId]],
  items: ({ menuId, categoryId }) => [
    ['menus', menuId],
    ['categories', categoryId],
  ],
  sides: ({ itemId }) => [['items', itemId]],
  modifiers: ({ itemId }) => [['items', itemId]],
  sharedGroups: () => [],
  sharedSides: () => [],
} satisfies Record<EditedKind, (ids: ParentIds) => (readonly [EditedKind, number | null | undefined])[]>

const staleParents = new Map<string, readonly [EditedKind, number]>()
let timer: ReturnType<typeof setTimeout> | undefined

function noteStaleParents(kind: EditedKind, children: readonly object[]): void {
  for (const child of children) {
    for (const [parentKind, id] of parentsOf[kind](child)) {
      if (id != null) staleParents.set(`${parentKind} ${id}`, [parentKind, id])
    }
  }
  if (staleParents.size > 0) timer ??= setTimeout(() => void refreshParents(), parentsAfterMs)
}

async function refreshParents(): Promise<void> {
  timer = undefined
  const parents = [...staleParents.values()]
  staleParents.clear()
  await Promise.all(
    editedKinds.map((kind) =>
      refresh(
        kind,
        parents.flatMap(([of, id]) => (of === kind ? [id] : [])),
      ),
    ),
  )
}

async function refresh(kind: EditedKind, ids: readonly number[]): Promise<void> {
  if (!ids.some((id) => partLists[kind].find(id))) return
  try {
    applyParts(kind, await partCalls[kind].list({ id: { $in: [...ids] } }))
  } catch {
    // The old counts stay until the next catch-up, which fetches the whole lists.
    void queryClient.invalidateQueries({ queryKey: partListsKey(kind), refetchType: 'none' })
  }
}

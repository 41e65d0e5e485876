import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { useCallback, useRef } from 'react'
import { holds } from '#features/menus/holds.ts'
import type { FilterOf, MenuParts, MenuPartKind } from '#features/menus/menu-parts.ts'
import { type NewParts, type PartChanges, partCalls } from '#features/menus/part-calls.ts'
import { isUnanswered } from '#kit/api-error.ts'
import { serverNow } from '#kit/clock.ts'
import { readSessionText, setSessionText } from '#kit/session-text.ts'
import { staleSaveOf } from '#kit/save-refusal.ts'

/** Changes a record; where an earlier try was done but its answer got lost, what the record holds now is the answer. */
export async function patchOnce<K extends MenuPartKind>(
  kind: K,
  id: number,
  change: PartChanges[K],
): Promise<MenuParts[K]> {
  try {
    return await partCalls[kind].patch(id, change)
  } catch (thrown) {
    const current = staleSaveOf<MenuParts[K]>(thrown)?.current
    const { version: _version, ...sent } = change as object & { version?: number }
    if (current && holds(current, sent)) return current
    throw thrown
  }
}

/**
 * Adds a record once, though it is asked for again because the answer got lost: it is looked for first. Of what was sent before the page
 * was reloaded only the same is, by its name and its place: it may be another form now.
 */
export function useCreateOnce<K extends MenuPartKind>(kind: K): (body: NewParts[K]) => Promise<MenuParts[K]> {
  const lost = useRef<LostCreate[]>([])
  return useCallback(
    async (body) => {
      const kept = keptCreates(kind)
      const added = await findAdded(kind, [
        ...lost.current,
        ...kept.filter((sent) => isSameCreate(kind, sent.body, body)),
      ])
      if (added) return holds(added, body) ? added : patchOnce(kind, added.id, changeOf(body, added))
      const sent = { body, sentAtMs: serverNow() }
      keepCreates(kind, [...kept, sent])
      try {
        const created = await partCalls[kind].create(body)
        keepCreates(kind, kept)
        return created
      } catch (thrown) {
        if (isUnanswered(thrown)) lost.current.push(sent)
        else keepCreates(kind, kept)
        throw thrown
      }
    },
    [kind],
  )
}

/** A record can be sent as a change of itself: what only its making needs is passed over. */
function changeOf<K extends MenuPartKind>(body: NewParts[K], { version }: MenuParts[K]): PartChanges[K] {
  return Object.assign<object, object, object>({}, body, { version })
}

type LostCreate = { body: object; sentAtMs: number }

/** After this, somebody who adds the same means another. */
const keptForMs = 10 * 60_000

function keptCreates(kind: MenuPartKind): LostCreate[] {
  // Only `keepCreates` writes it.
  const kept: LostCreate[] = JSON.parse(readSessionText(keptAs(kind)) ?? '[]')
  return kept.filter(({ sentAtMs }) => serverNow() - sentAtMs < keptForMs)
}

function keepCreates(kind: MenuPartKind, creates: readonly LostCreate[]): void {
  setSessionText(keptAs(kind), creates.length > 0 ? JSON.stringify(creates) : null)
}

function keptAs(kind: MenuPartKind): string {
  return `created:${kind}`
}

function isSameCreate(kind: MenuPartKind, one: object, other: object): boolean {
  const place = (body: object) => JSON.stringify([siblingsOf[kind](body), categoryOf(body), nameOf(body)])
  return place(one) === place(other)
}

/** This device knows the server's time by a few seconds only. */
const clockErrorMs = 5_000

async function findAdded<K extends MenuPartKind>(
  kind: K,
  lost: readonly LostCreate[],
): Promise<MenuParts[K] | undefined> {
  const [first] = lost
  if (!first) return undefined
  const siblings = await partCalls[kind].list(siblingsOf[kind](first.body))
  const isOurs = (record: MenuParts[K]) =>
    lost.some(({ body }) => nameOf(record) === nameOf(body) && categoryOf(record) === categoryOf(body))
  return siblings.find((record) => Date.parse(record.updatedAt) >= first.sentAtMs - clockErrorMs && isOurs(record))
}

type Ids = { restaurantId?: number; menuId?: number; itemId?: number }

/** Which records have the same parent. */
const siblingsOf: { [K in MenuPartKind]: (body: Ids) => FilterOf[K] } = {
  menus: ({ restaurantId = 0 }) => ({ restaurantId }),
  categories: ({ menuId = 0 }) => ({ menuId }),
  items: ({ menuId = 0 }) => ({ menuId }),
  sides: ({ itemId = 0 }) => ({ itemId }),
  modifiers: ({ itemId = 0 }) => ({ itemId }),
}

function nameOf(part: { name?: LocalDraft; groupName?: LocalDraft }): string {
  return plainName(part.groupName ?? part.name)
}

/** Items of different categories may have one name. */
function categoryOf(part: { categoryId?: number | null; updatedAt?: string }): number | null {
  return part.categoryId ?? null
}

import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { mergeText, plainName, problemsOfName, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import type { AddGroupName, ChangeGroupName, GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { refuse } from '../refuse.ts'
import { groupNameColumns, type GroupNameRow, listGroupNames } from './public/list-group-names.ts'

/**
 * Adds a preset name as the last one. Throws BadRequest for a name that lacks English or Arabic, is too long, or taken.
 */
export function* addGroupName({ name = {} }: Pick<AddGroupName, 'name'>): Transaction<GroupName> {
  yield* lockGroupNames()
  refuse({ ...(yield* problemsOfTaken(name)), ...problemsOfName('name', name) })
  const insertion = {
    sql: `INSERT INTO group_names ("name", "index") SELECT ?, COALESCE(MAX("index"), 0) + 1 FROM group_names
     RETURNING *`,
    params: [JSON.stringify(textOfDraft(name))],
  }
  const [row] = yield* rowsOf<GroupNameRow>(groupNameColumns.audited('created', insertion))
  return groupNameColumns.read(row!)
}

/** Returns the preset name that a repeated call has made before. */
export function* repeatedGroupName(id: number): Transaction<GroupName | undefined> {
  const row = yield* one<GroupNameRow>('SELECT * FROM group_names WHERE "id" = ?', id)
  return row && groupNameColumns.read(row)
}

/** Changes a preset name, by language, or its place among the others; groups with that name keep theirs. */
export function* changeGroupName(id: number, { name: change = {}, index }: ChangeGroupName): Transaction<GroupName> {
  yield* lockGroupNames()
  const current = yield* findGroupName(id)
  const name = mergeText(current.name, change)
  const isRenamed = plainName(name) !== plainName(current.name)
  refuse({ ...(isRenamed && (yield* problemsOfTaken(name))), ...problemsOfName('name', name) })
  yield* groupNameColumns.update({ name: textOfDraft(name) }, { where: '"id" = ?', params: [id] })
  if (index !== undefined && index !== current.index) yield* moveGroupName(id, index)
  return yield* findGroupName(id)
}

/** Moves a name to a place, counted from one, at most to the end; the others make room. */
function* moveGroupName(id: number, place: number): Transaction<void> {
  const others = (yield* listGroupNames()).filter((each) => each.id !== id)
  const ids = others.map((each) => each.id).toSpliced(place - 1, 0, id)
  for (const [position, each] of ids.entries()) {
    // Only the place of the one that is moved is logged: the others make room.
    if (each === id) yield* groupNameColumns.update({ index: place }, { where: '"id" = ?', params: [id] })
    const index = position + 1
    yield* run('UPDATE group_names SET "index" = ? WHERE "id" = ? AND "index" <> ?', index, each, index)
  }
}

/** Deletes a preset name, and closes the gap. Throws NotFound if it was deleted before. */
export function* removeGroupName(id: number): Transaction<GroupName> {
  yield* lockGroupNames()
  const removal = { sql: 'DELETE FROM group_names WHERE "id" = ? RETURNING *', params: [id] }
  const [row] = yield* rowsOf<GroupNameRow>(groupNameColumns.audited('removed', removal))
  if (!row) missing()
  yield* run('UPDATE group_names SET "index" = "index" - 1 WHERE "index" > ?', row.index)
  return groupNameColumns.read(row)
}

/**
 * Serialises writers, because the names form one gapless list without duplicates. Each writer locks the oldest name; if the writer before
 * it deleted that name, it locks the next one.
 */
function* lockGroupNames(): Transaction<void> {
  for (;;) {
    const oldest = yield* one<{ id: number | null }>('SELECT min("id") AS "id" FROM group_names')
    const id = oldest?.id ?? null
    if (id === null || (yield* lockRow('group_names', { id, by: 'name' }))) return
  }
}

/**
 * Returns the problem of a name that is taken: people choose from these names and could not distinguish two equal ones.
 */
function* problemsOfTaken(name: LocalDraft): Transaction<MenuProblems> {
  const isTaken =
    plainName(name) !== '' && (yield* listGroupNames()).some((each) => plainName(each.name) === plainName(name))
  return isTaken ? { 'name.en': menuProblem('nameTaken') } : {}
}

function* findGroupName(id: number): Transaction<GroupName> {
  return (yield* repeatedGroupName(id)) ?? missing()
}

function missing(): never {
  throw recordUnknown()
}

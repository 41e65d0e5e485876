import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { mergeText, plainName, problemsOfName, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import type { ChangeGroupName, GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { recordUnknown } from '#kit/errors.ts'
import { one, run, type Work } from '#kit/work.ts'
import { refuse } from '../refuse.ts'
import { groupNameColumns, type GroupNameRow, listGroupNames } from './door/list-group-names.ts'

/** Adds a preset name, the last. Throws BadRequest for a name that lacks English or Arabic, is too long, or taken. */
export function* addGroupName(name: LocalDraft): Work<GroupName> {
  yield* lockGroupNames()
  refuse({ ...(yield* problemsOfTaken(name)), ...problemsOfName('name', name) })
  const row = yield* one<GroupNameRow>(
    `INSERT INTO group_names ("name", "index") SELECT ?, COALESCE(MAX("index"), 0) + 1 FROM group_names
     RETURNING *`,
    JSON.stringify(textOfDraft(name)),
  )
  return groupNameColumns.read(row!)
}

/** Changes a preset name, by language, or its place among the others; groups that bear it keep theirs. */
export function* changeGroupName(id: number, { name: change = {}, index }: ChangeGroupName): Work<GroupName> {
  yield* lockGroupNames()
  const current = yield* findGroupName(id)
  const name = mergeText(current.name, change)
  const isRenamed = plainName(name) !== plainName(current.name)
  refuse({ ...(isRenamed && (yield* problemsOfTaken(name))), ...problemsOfName('name', name) })
  yield* groupNameColumns.update({ name: textOfDraft(name) }, { where: '"id" = ?', params: [id] })
  if (index !== undefined && index !== current.index) yield* moveGroupName(id, index)
  return yield* findGroupName(id)
}

/** Puts a name at a place from one on, the last at most; all others make room. */
function* moveGroupName(id: number, place: number): Work<void> {
  const others = (yield* listGroupNames()).filter((each) => each.id !== id)
  const ids = others.map((each) => each.id).toSpliced(place - 1, 0, id)
  for (const [position, each] of ids.entries()) {
    yield* run('UPDATE group_names SET "index" = ? WHERE "id" = ? AND "index" <> ?', position + 1, each, position + 1)
  }
}

/** Deletes a preset name, and closes the gap. Throws NotFound for the second who tries. */
export function* removeGroupName(id: number): Work<GroupName> {
  yield* lockGroupNames()
  const row = yield* one<GroupNameRow>('DELETE FROM group_names WHERE "id" = ? RETURNING *', id)
  if (!row) missing()
  yield* run('UPDATE group_names SET "index" = "index" - 1 WHERE "index" > ?', row.index)
  return groupNameColumns.read(row)
}

/** Of those who write at once, each waits for the one before: all names are one list without gaps, and none may be there twice. */
function* lockGroupNames(): Work<void> {
  yield* run('UPDATE group_names SET "index" = "index"')
}

/** People who must choose from the names could not tell two of one name apart. */
function* problemsOfTaken(name: LocalDraft): Work<MenuProblems> {
  const isTaken =
    plainName(name) !== '' && (yield* listGroupNames()).some((each) => plainName(each.name) === plainName(name))
  return isTaken ? { 'name.en': menuProblem('nameTaken') } : {}
}

function* findGroupName(id: number): Work<GroupName> {
  const row = yield* one<GroupNameRow>('SELECT * FROM group_names WHERE "id" = ?', id)
  return groupNameColumns.read(row ?? missing())
}

function missing(): never {
  throw recordUnknown()
}

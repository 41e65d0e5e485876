import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { defaulted, json, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import { many, type Work } from '#kit/work.ts'

/** How preset names of modifier groups are stored. */
export const groupNameColumns = columnsOf<GroupName>()('group_names', {
  id: defaulted(plain),
  name: json,
  index: plain,
})

export type GroupNameRow = RowOf<typeof groupNameColumns>

/** The preset names of modifier groups, in their order. */
export function* listGroupNames(): Work<GroupName[]> {
  const rows = yield* many<GroupNameRow>('SELECT * FROM group_names ORDER BY "index", "id"')
  return rows.map((row) => groupNameColumns.read(row))
}

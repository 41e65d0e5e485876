import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { defaulted, json, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

/** Storage of preset names of modifier groups. */
export const groupNameColumns = columnsOf<GroupName>(undefined, { record: 'groupName', nameOf: ({ name }) => name.en })(
  'group_names',
  {
    id: defaulted(plain),
    name: json,
    index: plain,
  },
)

export type GroupNameRow = RowOf<typeof groupNameColumns>

/** Returns the preset names of modifier groups, in their order. */
export function* listGroupNames(): Transaction<GroupName[]> {
  const rows = yield* many<GroupNameRow>('SELECT * FROM group_names ORDER BY "index", "id"')
  return rows.map((row) => groupNameColumns.read(row))
}

import type { LocalText } from '../../kit/languages.ts'
import type { Editing } from '../menus.rules.ts'

/** What the rules of an import know besides the record itself. */
type RuleSetting = Editing & {
  presets: readonly LocalText[]
  categoriesOf: ReadonlyMap<number, ReadonlySet<number>>
}

/** A record of an import, with what it was and what it would be. */
export type Checked<Record> = { record: Record; known: Record | undefined; after: Record; setting: RuleSetting }

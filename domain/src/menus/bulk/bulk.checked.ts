import type { LocalText } from '../../kit/languages.ts'
import type { Editing } from '../menus.rules.ts'

/** The context of an import's rules besides the record itself. */
type RuleSetting = Editing & {
  presets: readonly LocalText[]
  categoriesOf: ReadonlyMap<number, ReadonlySet<number>>
}

/** A record of an import, with its state before and after. */
export type Checked<Record> = { record: Record; known: Record | undefined; after: Record; setting: RuleSetting }

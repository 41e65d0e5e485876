import type { Typed } from '@brigade/domain/menus/menus.drafts.ts'

/** The values of a form as they are sent. The rules have refused every text that stood where a number belongs. */
export function sentValues<Draft>(values: Typed<Draft>): Draft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler can't follow rules; the server checks again.
  return values as Draft
}
